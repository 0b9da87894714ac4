// Tells a person at a table of people on devices that it is their turn: by a vibration while they see the page,
// otherwise by a sound and, where they want it, a notification of the browser. Part of together.js. Tests:
// tests/browser/turn_notes.test.mjs.

const tag = "allfours.turn";

/** Asks the person for the browser's permission; to be called while a press is fresh.
 * @returns {Promise<"granted" | "refused" | "unsupported">} */
export async function askForNotes() {
  if (typeof Notification !== "function") return "unsupported";
  try {
    return await Notification.requestPermission() === "granted" ? "granted" : "refused";
  } catch {
    return "unsupported";
  }
}

const registered = async () => await navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** A person who comes back needs no notification. */
async function takeBack() {
  if (document.hidden) return;
  const notes = await (await registered())?.getNotifications({ tag }) ?? [];
  for (const note of notes) note.close();
}

/** By the service worker where there is one: browsers of phones know no other way. @param {string} text */
async function notify(text) {
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  const options = { tag, body: document.title.replace(text, "").trim(), data: location.href };
  const registration = await registered();
  if (registration?.active) {
    document.addEventListener("visibilitychange", () => void takeBack(), { once: true });
    await registration.showNotification(text, options);
    return;
  }
  const note = new Notification(text, options);
  document.addEventListener("visibilitychange", () => note.close(), { once: true });
  note.addEventListener("click", () => window.focus());
}

/**
 * @param {string} what "sound:SOUND:VOLUME" if sound is on, a line break, and the sentence of a notification, if one
 *     is wanted
 * @param {(which: number, volume: number) => void} playSound
 */
export async function tellTurn(what, playSound) {
  const [sound, text] = what.split("\n");
  if (!document.hidden) {
    // Browsers do not vibrate for a page out of sight.
    if (sound) navigator.vibrate?.(80);
    return;
  }
  if (sound) {
    const [, which, volume] = sound.split(":").map(Number);
    playSound(which, volume);
  }
  try {
    if (text) await notify(text);
  } catch (error) {
    console.warn("No notification.", error);
  }
}
