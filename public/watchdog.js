// The watchdog: never a blank page, and never a dead one. Old browsers must be able to run this: ES5, no modules.
// Before the app has started it says why it cannot (`say`). Afterwards an error that went through its wasm has left
// it in the middle of an act: nothing of it may run on, and the page is opened anew (`rescue`).
(function () {
  var started = false;
  function say(words) {
    var line = document.getElementById("boot");
    if (started || !line) return;
    line.innerHTML = "";
    for (var i = 0; i < words.length; i++) {
      var p = document.createElement("p");
      p.textContent = words[i];
      line.appendChild(p);
    }
    var again = document.createElement("button");
    again.className = "button piece";
    again.textContent = "Réessayer / Try again";
    again.onclick = function () { location.reload(); };
    line.appendChild(again);
    line.setAttribute("role", "alert");
    line.parentNode.className = "boot boot-error";
  }
  window.addEventListener("app-started", function () { started = true; });
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    say(["La Tablée a besoin de WebAssembly, que ce navigateur n’a pas : il est trop ancien, ou un réglage de protection l’a coupé.", "La Tablée needs WebAssembly, which this browser does not have: it is too old, or a protective setting has switched it off."]);
    return;
  }
  function old() {
    say(["Ce navigateur est trop ancien pour La Tablée : il ne comprend pas ses fichiers WebAssembly.", "This browser is too old for La Tablée: it does not understand its WebAssembly files."]);
  }
  // For the page that is the whole app (tools/single.mjs).
  function broken() {
    if (typeof DecompressionStream !== "function") return old();
    say(["La Tablée n’a pas pu s’ouvrir. Si elle ne s’ouvre pas non plus la prochaine fois, le fichier s’est abîmé en route : copie-le à nouveau.", "La Tablée could not be opened. If it does not open next time either, the file was damaged on its way: copy it again."]);
  }
  function lost(event) {
    // A failing module fires `error` on the window; a rejected promise has a `reason`.
    var why = event && (event.reason || event.error);
    if (started) return isFatal(event, why) && rescue(why);
    if (why && (why instanceof WebAssembly.CompileError || why instanceof WebAssembly.LinkError)) return old();
    if (document.documentElement.hasAttribute("data-one-file")) return broken();
    say(["La Tablée n’a pas pu se charger. Vérifie la connexion et réessaie : rien n’est perdu.", "La Tablée could not be loaded. Check the connection and try again: nothing is lost."]);
  }
  // A promise may be rejected by the browser without harm, an exception goes through the app.
  function isFatal(event, why) {
    if (!why) return false;
    return why instanceof WebAssembly.RuntimeError || (event.type === "error" && /wasm/.test(String(why.stack)));
  }
  var WORDS = {
    fr: {
      title: "Quelque chose s’est cassé.", kept: "Rien n’est perdu : tout est enregistré sur cette tablette.",
      unkept: "Cette fenêtre ne garde rien : la partie ouverte est perdue.", report_says: "Le rapport dit aux développeurs ce qui s’est passé, sans noms ni questions.",
      soon: "On y revient tout de suite…", again: "C’est arrivé deux fois de suite.",
      shelf: "Revenir à l’étagère", report: "Enregistrer un rapport"
    },
    en: {
      title: "Something broke.", kept: "Nothing is lost: everything is saved on this tablet.",
      unkept: "This window keeps nothing: the game that was open is lost.", report_says: "The report tells the developers what happened, without names or questions.",
      soon: "Back in a moment…", again: "It has happened twice in a row.",
      shelf: "Back to the shelf", report: "Save a report"
    }
  };
  // Breaking twice within this time, in ms, is twice in a row.
  var IN_A_ROW = 600000;
  // How long the words stand before the page opens anew by itself, in ms; a kiosk waits for nobody.
  var READ = 2500;
  var KIOSK = 30000;
  var stopped = false;
  var PREFIX = "tablee:";

  function rescue(why) {
    if (stopped) return;
    stopped = true;
    var root = document.querySelector("[data-game]");
    var where = root ? JSON.stringify(root.dataset) : "";
    var first = isFirst();
    stop();
    show(first, String(window.panicked || why) + "\n" + String(why.stack || ""), where);
    if (first) setTimeout(function () { anew(true); }, READ);
    else if (isKiosk()) setTimeout(function () { anew(false); }, KIOSK);
  }

  // Without a note of the last time the page might open anew for ever.
  function isFirst() {
    try {
      var before = Number(sessionStorage.getItem(PREFIX + "broken"));
      sessionStorage.setItem(PREFIX + "broken", String(Date.now()));
      return Date.now() - before > IN_A_ROW;
    } catch (_) {
      return false;
    }
  }

  // Whether this browser lets the app keep anything here.
  function keeps() {
    try {
      localStorage.setItem(PREFIX + "broken", "1");
      localStorage.removeItem(PREFIX + "broken");
      return true;
    } catch (_) {
      // A full one keeps what it holds.
      try { return localStorage.length > 0; } catch (refused) { return false; }
    }
  }

  function isKiosk() {
    try { return localStorage.getItem(PREFIX + "kiosk-on") !== null; } catch (_) { return false; }
  }

  // `back`: to the table that was open (browser/panic.rs).
  function anew(back) {
    try {
      if (back) sessionStorage.setItem(PREFIX + "back", "1");
      else sessionStorage.removeItem(PREFIX + "back");
    } catch (_) { /* then it is the shelf */ }
    location.reload();
  }

  // Timers and listeners of the app must not run on.
  function stop() {
    var id = setTimeout(function () {}, 0);
    for (var last = id - 10000; id > 0 && id > last; id -= 1) { clearTimeout(id); clearInterval(id); }
    for (var frame = requestAnimationFrame(function () {}); frame > 0; frame -= 1) cancelAnimationFrame(frame);
  }
  // The app listens after this script, so it hears nothing that is held here.
  var HEARD = ["pointerdown", "pointerup", "click", "keydown", "keyup", "visibilitychange", "pagehide", "storage", "popstate"];
  for (var i = 0; i < HEARD.length; i += 1) {
    window.addEventListener(HEARD[i], function (event) {
      var card = stopped && document.querySelector(".broken");
      if (card && !card.contains(event.target)) event.stopImmediatePropagation();
    }, true);
  }

  function show(first, what, where) {
    var words = WORDS[document.documentElement.lang] || WORDS.fr;
    var card = document.createElement("main");
    card.className = "boot boot-error broken";
    var said = add(card, "div", "");
    said.setAttribute("role", "alert");
    add(said, "h1", words.title);
    var kept = keeps();
    add(said, "p", kept ? words.kept : words.unkept);
    add(said, "p", first ? words.soon : (kept ? words.again + " " : "") + words.report_says);
    if (!first) {
      button(card, words.shelf, "go", function () { anew(false); });
      if (!isKiosk()) button(card, words.report, "quiet", function () { save(what, where); });
    }
    document.body.textContent = "";
    document.body.appendChild(card);
  }

  function add(parent, tag, text) {
    var it = document.createElement(tag);
    it.textContent = text;
    parent.appendChild(it);
    return it;
  }

  function button(parent, text, kind, does) {
    var it = add(parent, "button", text);
    it.className = "button piece " + kind;
    it.onclick = does;
  }

  function save(what, where) {
    var built = document.documentElement.getAttribute("data-built");
    var lines = ["La Tablée", new Date().toISOString(), built, navigator.userAgent, innerWidth + "x" + innerHeight, where, what];
    var link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([lines.join("\n")], { type: "text/plain" }));
    link.download = "tablee-rapport.txt";
    link.click();
  }
  window.addEventListener("unhandledrejection", lost);
  window.addEventListener("error", lost, true);
  setTimeout(lost, 8000);
})();
