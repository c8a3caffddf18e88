//! The browser's entry point: mounts the app.

fn main() {
    #[cfg(target_os = "unknown")]
    tablee::app::browser::durable::recover(tablee::app::mount);
}
