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
    say(["Ce navigateur est trop ancien pour La Tablée : il ne connaît pas WebAssembly.", "This browser is too old for La Tablée: it does not know WebAssembly."]);
    return;
  }
  function lost() {
    say(["La Tablée n’a pas pu se charger. Vérifiez la connexion et réessayez : rien n’est perdu.", "La Tablée could not be loaded. Check the connection and try again: nothing is lost."]);
  }
  window.addEventListener("unhandledrejection", lost);
  window.addEventListener("error", lost, true);
  setTimeout(lost, 8000);
})();
