/** Puts off what a reader does not wait for. */

/** Calls back when the browser is idle, or after two seconds: some pages are never idle. */
export function runWhenIdle(callback: () => void): void {
  const schedule: typeof requestIdleCallback = window.requestIdleCallback ?? setTimeout;
  schedule(callback, { timeout: 2000 });
}
