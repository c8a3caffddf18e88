// Starts the app. tools/post-build.mjs appends this to wasm-bindgen's glue, whose `init` it calls with the
// wasm file (`beside`: tools/bring.js). The app loads once the boot screen has been painted: until then the
// connection, and on a slow device the processor, belong to what people see first. A hidden page is never
// painted, hence the timeout.
// The browser's install prompt fires once, perhaps before the app listens: it is kept for the settings
// (browser/install.rs).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installOffer = event;
});
await new Promise((go) => {
  setTimeout(go, document.hidden ? 0 : 300);
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
}).catch(() => {});
await __wbg_init({ module_or_path: beside("./APP.wasm") });
// public/watchdog.js listens for this.
dispatchEvent(new Event("app-started"));
