// The bar below an embedded table with controls="step": back, forward, play.

/** @typedef {{previous: string, next: string, play: string, pause: string}} StepWords */

export class Steps {
  #bar = document.createElement("div");
  #place = document.createElement("span");
  #back;
  #on;
  #play;
  #playing = false;

  /**
   * @param {string} controls
   * @param {(id: string) => void} act
   */
  constructor(controls, act) {
    const make = (/** @type {string} */ sign, /** @type {() => string} */ id) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") act(id());
      });
      return button;
    };
    this.#back = make("◀", () => "host_previous");
    this.#play = make("▶▶", () => (this.#playing ? "host_pause" : "host_play"));
    this.#on = make("▶", () => "host_next");
    if (controls !== "step") return;
    this.#bar.id = "steps";
    this.#bar.append(this.#back, this.#on, this.#play, this.#place);
    document.body.classList.add("stepping");
    // Inside the main landmark, for navigation by landmarks.
    document.querySelector("main")?.append(this.#bar);
  }

  /**
   * @param {{moment: number, moments: number, playing: boolean} | null} state
   * @param {StepWords} words
   */
  show(state, words) {
    this.#playing = state?.playing ?? false;
    this.#label(this.#back, words.previous, (state?.moment ?? 0) > 1);
    const more = state !== null && state.moment < state.moments;
    this.#label(this.#on, words.next, more);
    this.#label(this.#play, this.#playing ? words.pause : words.play, more);
    this.#play.textContent = this.#playing ? "❚❚" : "▶▶";
    this.#place.textContent = state ? `${state.moment} / ${state.moments}` : "";
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {string} label
   * @param {boolean} possible
   */
  #label(button, label, possible) {
    button.setAttribute("aria-label", label);
    button.title = label;
    // Not `disabled`: the button would lose the focus at the end.
    button.setAttribute("aria-disabled", String(!possible));
  }
}
