//! The browser's entry point: mounts the app.

fn main() {
    #[cfg(target_os = "unknown")]
    tablee::app::shell::durable::recover(tablee::app::mount);
}
