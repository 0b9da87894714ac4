// The canvas as a device: where pointers are on it, and how large it is to the pixel.

/** @typedef {import("./bridge.js").Program} Program */

// In the order of Pointer in src/platform/page_bridge.hpp.
const Pointer = { move: 0, down: 1, up: 2, leave: 3, cancel: 4 };

// How much of each unit of WheelEvent.deltaMode (pixels, lines, pages) is one step of a wheel.
const wheelStep = [100, 3, 1];

/**
 * Sends pointers to the program: one stream, whichever device they come from. Nothing is taken from
 * the browser: pinch zoom, Ctrl and wheel, and the context menu stay its own, and the wheel is the
 * page's, or that of a page around us, where nothing of ours scrolls.
 * @param {HTMLCanvasElement} canvas
 * @param {Program} program
 */
export function watchPointers(canvas, program) {
  /** @type {number | null} the pointer that holds something down */
  let held = null;

  /**
   * @param {number} what
   * @param {PointerEvent} event
   */
  const send = (what, event) => {
    program.pointed(what, event.offsetX, event.offsetY, event.pointerType === "touch");
  };

  canvas.addEventListener("pointerdown", (event) => {
    // A frame that embeds us gets its keyboard by this.
    canvas.focus({ preventScroll: true });
    if (held !== null) {
      // A second finger: it is not a press any more.
      held = null;
      send(Pointer.cancel, event);
      return;
    }
    if (!event.isPrimary || event.button !== 0) return;
    held = event.pointerId;
    canvas.setPointerCapture(event.pointerId);
    send(Pointer.down, event);
  });
  canvas.addEventListener("pointermove", (event) => {
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
}

/**
 * Whole device pixels, as the browser lays them out. Safari does not tell, and Chromium tells those
 * of the real screen where it emulates another: then they are worked out.
 * @param {number} expected
 * @param {number} [told]
 */
function pixels(expected, told) {
  return told !== undefined && Math.abs(told - expected) < 2 ? told : Math.round(expected);
}

/**
 * Tells the program how large the canvas is, now and whenever it changes: the window, the browser's
 * zoom, a move to another screen.
 * @param {HTMLCanvasElement} canvas
 * @param {Program} program
 */
export function watchSize(canvas, program) {
  const observer = new ResizeObserver(([entry]) => {
    const css = entry.contentBoxSize[0];
    const device = entry.devicePixelContentBoxSize?.[0];
    const ratio = devicePixelRatio;
    program.resized(
      css.inlineSize,
      css.blockSize,
      pixels(css.inlineSize * ratio, device?.inlineSize),
      pixels(css.blockSize * ratio, device?.blockSize),
      ratio,
    );
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

/** What the picture is for: web/setup/sdl/egl.c asks for the same, and gets what there is. */
const attributes = { alpha: false, depth: false, stencil: false, antialias: false };

/**
 * Lets the program ask for its picture without harm: where it cannot be had, has gone before it came,
 * or is not wanted, there is none, whatever this browser does then. It is made at once, while the
 * program is still on its way.
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} wanted
 */
export function withPicture(canvas, wanted) {
  const made = () => {
    try {
      return wanted ? /** @type {WebGLRenderingContext | null} */ (canvas.getContext("webgl", attributes)) : null;
    } catch {
      return null;
    }
  };
  const context = made();
  Object.assign(canvas, { getContext: () => context?.isContextLost() ? null : context });
}

// So long the picture may be gone, in ms, before that is said. Nobody misses it in a hidden page.
const absence = 3000;

/**
 * The browser takes the picture away, for good or for a while.
 * @param {HTMLCanvasElement} canvas
 * @param {Program} program
 * @param {() => void} gone
 * @param {() => void} back after it was said to be gone
 */
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
    event.preventDefault();  // we want it back
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
