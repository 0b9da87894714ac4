// The canvas as a device: pointer positions on it, and its exact size in pixels.

/** @typedef {import("./program.js").Program} Program */

// In the order of Pointer in src/platform/page_bridge.hpp.
const Pointer = { move: 0, down: 1, up: 2, leave: 3, cancel: 4 };

// Wheel steps per unit of WheelEvent.deltaMode (pixels, lines, pages).
const wheelStep = [100, 3, 1];

/** Sends pointer events to the program as one stream, from any device. The browser keeps pinch zoom, Ctrl with
 * the wheel, and the context menu; the page, or the page around it, keeps the wheel where nothing of ours
 * scrolls.
 * @param {HTMLCanvasElement} canvas
 * @param {Program} program
 * @returns {() => boolean} releases the pressed pointer without effect; false if none is pressed
 */
export function watchPointers(canvas, program) {
  /** @type {number | null} the pointer that holds something down */
  let held = null;
  // The right button has just ended a drag: it opens no menu.
  let cancelled = false;

  /**
   * @param {number} what
   * @param {PointerEvent} event
   */
  const send = (what, event) => {
    program.pointed(what, event.offsetX, event.offsetY, event.pointerType === "touch");
  };

  canvas.addEventListener("pointerdown", (event) => {
    // Gives an embedded frame the keyboard.
    canvas.focus({ preventScroll: true });
    cancelled = false;
    if (held !== null) {
      // With a second finger it is no press any more.
      held = null;
      send(Pointer.cancel, event);
      return;
    }
    if (!event.isPrimary || event.button !== 0) return;
    held = event.pointerId;
    canvas.setPointerCapture(event.pointerId);
    send(Pointer.down, event);
  });
  const letGo = () => {
    if (held === null) return false;
    held = null;
    program.pointed(Pointer.cancel, 0, 0, false);
    return true;
  };

  canvas.addEventListener("pointermove", (event) => {
    // A second mouse button pressed during a drag arrives as a movement.
    if (held === event.pointerId && event.button > 0) cancelled = letGo();
    if (event.isPrimary && (event.pointerType !== "touch" || held === event.pointerId)) {
      send(Pointer.move, event);
    }
  });
  canvas.addEventListener("pointerup", (event) => {
    if (held !== event.pointerId) return;
    held = null;
    send(Pointer.up, event);
  });
  canvas.addEventListener("pointercancel", (event) => {
    if (held !== event.pointerId) return;
    held = null;
    send(Pointer.cancel, event);
  });
  // The right button ends a drag; otherwise its menu is the browser's.
  canvas.addEventListener("contextmenu", (event) => {
    if (letGo() || cancelled) event.preventDefault();
    cancelled = false;
  });
  canvas.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") send(Pointer.leave, event);
  });
  canvas.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || !program.takesWheel(event.offsetX, event.offsetY)) return;
      event.preventDefault();
      const steps = -event.deltaY / wheelStep[event.deltaMode];
      program.wheeled(Math.max(-5, Math.min(5, steps)));
    },
    { passive: false },
  );
  return letGo;
}

/** Whole device pixels, as the browser lays them out. Safari does not report them, and Chromium reports those
 * of the real screen when emulating another: then they are computed.
 * @param {number} expected
 * @param {number} [told] */
function pixels(expected, told) {
  return told !== undefined && Math.abs(told - expected) < 2 ? told : Math.round(expected);
}

/** Reports the size of the canvas to the program, now and on every change: window, browser zoom, another
 * screen.
 * @param {HTMLCanvasElement} canvas
 * @param {Program} program */
export function watchSize(canvas, program) {
  /** @param {number} width @param {number} height @param {ResizeObserverSize} [device] */
  const tell = (width, height, device) => {
    const ratio = devicePixelRatio;
    program.resized(width, height, pixels(width * ratio, device?.inlineSize),
      pixels(height * ratio, device?.blockSize), ratio);
  };
  if (typeof ResizeObserver !== "function") {
    const tellAll = () => tell(canvas.clientWidth, canvas.clientHeight);
    addEventListener("resize", tellAll);
    queueMicrotask(tellAll);
    return;
  }
  const observer = new ResizeObserver(([entry]) => {
    const { inlineSize, blockSize } = entry.contentBoxSize[0];
    tell(inlineSize, blockSize, entry.devicePixelContentBoxSize?.[0]);
  });
  const observe = () => {
    observer.disconnect();
    try {
      observer.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      observer.observe(canvas);
    }
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", observe, {
      once: true,
    });
  };
  observe();
}

/**
 * The canvas' WebGL context, created while the program is still loading: SDL requests it again and gets this
 * one. Null if it is not available.
 * @param {HTMLCanvasElement} canvas
 */
export function pictureOf(canvas) {
  const attributes = { alpha: false, depth: false, stencil: false, antialias: false };
  try {
    return /** @type {WebGLRenderingContext | null} */ (canvas.getContext("webgl", attributes));
  } catch {
    return null;
  }
}

// Time in ms without a picture before it is reported. Not counted in a hidden page.
const absence = 3000;

/** Handles context losses, permanent or temporary.
 * @param {HTMLCanvasElement} canvas
 * @param {Program} program
 * @param {() => void} gone
 * @param {() => void} back after it was said to be gone */
export function watchPicture(canvas, program, gone, back) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let lost = false;
  let said = false;
  const wait = () => {
    clearTimeout(timer);
    if (!lost || said || document.hidden) return;
    timer = setTimeout(() => {
      if (document.hidden) return;
      said = true;
      gone();
    }, absence);
  };
  document.addEventListener("visibilitychange", wait);
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();  // asks for restoration
    lost = true;
    program.pictureLost(true);
    wait();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    lost = false;
    program.pictureLost(false);
    clearTimeout(timer);
    if (said) back();
    said = false;
  });
}
