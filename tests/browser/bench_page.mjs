// Shared by both benchmarks of the page: the worker's time, and long tasks.

/** Runs in the page before its own scripts: records requests, answers and long tasks. */
export function watch() {
  const seen = /** @type {any} */ (window).bench = { thoughts: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.tasks.push(task.duration);
  }).observe({ entryTypes: ["longtask"] });
  const Real = Worker;
  const now = performance.now.bind(performance);
  window.Worker = /** @type {any} */ (class extends Real {
    /** @param {any[]} given */
    constructor(...given) {
      super(.../** @type {[URL]} */ (given));
      this.addEventListener("message", ({ data }) => {
        if (data.serial) seen.thoughts.push(now() - this.asked);
      });
    }
    /** @param {any[]} given */
    postMessage(...given) {
      this.asked = now();
      super.postMessage(.../** @type {[any]} */ (given));
    }
  });
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
export const quantile = (sorted, share) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
