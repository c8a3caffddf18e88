// How the page starts the app: tools/post-build.mjs puts this behind wasm-bindgen's glue, whose `init`
// it calls with the file of that name (`beside`: tools/bring.js). The app is asked for once the boot screen has been painted:
// until then the connection, and on a small machine the processor, belong to what people see first. A
// page that nobody sees is never painted, hence the limit.
// A browser that offers to install the app asks once, perhaps before anybody listens: kept for the
// settings (shell/install.rs).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installOffer = event;
});
await new Promise((go) => {
  setTimeout(go, document.hidden ? 0 : 300);
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
}).catch(() => {});
await __wbg_init({ module_or_path: beside("./APP.wasm") });
// Said to public/watchdog.js.
dispatchEvent(new Event("app-started"));
