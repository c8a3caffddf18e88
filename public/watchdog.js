// The boot watchdog: never a blank page. Old browsers must be able to run this: ES5, no modules.
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
    if (why && (why instanceof WebAssembly.CompileError || why instanceof WebAssembly.LinkError)) return old();
    if (document.documentElement.hasAttribute("data-one-file")) return broken();
    say(["La Tablée n’a pas pu se charger. Vérifie la connexion et réessaie : rien n’est perdu.", "La Tablée could not be loaded. Check the connection and try again: nothing is lost."]);
  }
  window.addEventListener("unhandledrejection", lost);
  window.addEventListener("error", lost, true);
  setTimeout(lost, 8000);
})();
