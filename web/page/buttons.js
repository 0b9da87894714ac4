// The buttons of the text mirror: made once for each action and kept across states, so that the focus stays.

/**
 * @typedef {object} ButtonState
 * @property {string} id          an action of App::act
 * @property {string} label
 * @property {boolean} [chosen]   only where it can be chosen or not
 * @property {boolean} [enabled]
 * @property {string} [why_not]
 * @property {boolean} [primary]
 */

/**
 * Called when a person presses the button of an action.
 * @typedef {(id: string, event: MouseEvent) => void} Pressed
 */

/**
 * @param {string} kind
 * @param {string} text
 */
export function span(kind, text) {
  const made = document.createElement("span");
  made.className = kind;
  made.textContent = text;
  return made;
}

export class Buttons {
  #pressed;

  /** @param {Pressed} pressed */
  constructor(pressed) {
    this.#pressed = pressed;
  }

  /**
   * @param {HTMLElement} place
   * @param {ButtonState[]} states
   */
  show(place, states) {
    /** @type {Map<string | undefined, Element>} */
    const old = new Map();
    for (const child of place.children) {
      old.set(/** @type {HTMLElement} */ (child).dataset.act, child);
    }
    // First, so that the remaining buttons need not be moved: moving an element takes its focus, and giving it back
    // has the screen reader say its name again.
    const wanted = new Set(states.map(({ id }) => id));
    for (const [id, child] of old) {
      if (!wanted.has(id ?? "")) child.remove();
    }
    const focused = document.activeElement;
    /** @type {Element | null} */
    let before = place.firstElementChild;
    for (const state of states) {
      const kept = old.get(state.id);
      const button = kept instanceof HTMLButtonElement ? kept : this.make(state.id);
      this.#set(button, state);
      if (button === focused && button.parentElement === place) {
        // The elements before it go behind it; each of these gets its place in its turn.
        while (before && before !== button) {
          const moved = before;
          before = before.nextElementSibling;
          place.append(moved);
        }
      }
      if (button === before) before = before.nextElementSibling;
      else place.insertBefore(button, before);
    }
  }

  /** @param {string} id */
  make(id) {
    const button = document.createElement("button");
    button.type = "button";
    button.id = `do-${id}`;
    button.dataset.act = id;
    // A language is named in itself.
    if (id.startsWith("language:")) button.lang = id.slice("language:".length);
    button.addEventListener("click", (event) => this.#pressed(id, event));
    return button;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {ButtonState} state
   */
  #set(button, state) {
    const why = state.why_not ?? "";
    if (button.textContent !== state.label + (why && ` – ${why}`)) {
      button.textContent = state.label;
      if (why) button.append(span("why", ` – ${why}`));
    }
    button.classList.toggle("primary", state.primary ?? false);
    // Not `disabled`: such a button could not be found, nor say why it does not work.
    if (state.enabled === false) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    if (state.chosen === undefined) button.removeAttribute("aria-pressed");
    else button.setAttribute("aria-pressed", String(state.chosen));
  }
}
