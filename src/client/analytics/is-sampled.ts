/** Whether the web vitals of a session are reported. A number is drawn once for all pages that are opened in a tab. */

const DRAW_KEY = 'docs-vitals-draw';

/** `skipThreshold` is the share of sessions that are left out. */
export function isSampled(skipThreshold: number): boolean {
  return drawForSession() >= skipThreshold;
}

function drawForSession(): number {
  const draw = Math.random();
  try {
    const earlierDraw = sessionStorage.getItem(DRAW_KEY);
    if (earlierDraw !== null) return Number(earlierDraw);
    sessionStorage.setItem(DRAW_KEY, String(draw));
  } catch {
    // Blocked or full: each page draws its own.
  }
  return draw;
}
