//! The browser's entry point: mounts the app.

fn main() {
    #[cfg(target_os = "unknown")]
    {
        tablee::app::browser::panic::tell_watchdog();
        tablee::app::browser::durable::recover(|| tablee::app::mount(tablee::app::wiring::bundles));
    }
}
