// In the page with the game, for tests/screen_reader: reports the state of the text mirror to the server,
// whenever that changes. Reads the page only: page.mjs puts it in.

(() => {
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent ?? "";
  let last = "";

  function report() {
    const focused = document.activeElement;
    const state = {
      title: text("title"),
      prompt: text("prompt"),
      message: text("message"),
      cards: all("#hand button").map((card) => card.getAttribute("aria-disabled") !== "true"),
      discards: all("#hand button[aria-pressed]").length > 0,
      actions: all("#actions button").map((button) => button.dataset.act ?? ""),
      focused: focused instanceof HTMLElement ? focused.dataset.act ?? focused.id : "",
      rows: all("#rows li").map((row) => [...row.querySelectorAll(".title, .who, .why:not(button)")]
        .map((part) => part.textContent).join(". ")),
      lines: all("#live p").map((line) => line.textContent ?? ""),
    };
    const now = JSON.stringify(state);
    if (now === last) return;
    last = now;
    void fetch("/told", { method: "POST", mode: "no-cors", body: now, keepalive: now.length < 60_000 });
  }

  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(report).observe(document.body,
      { attributes: true, characterData: true, childList: true, subtree: true });
    addEventListener("focusin", report);
    report();
  });
})();
