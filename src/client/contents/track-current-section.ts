/** Marks the section in view in the contents list “On this page”. */

/** Milliseconds between two checks, and of pause after a click; pixels below which nothing is marked, and from the end. */
const TRACKING = { interval: 166, clickPause: 1000, top: 200, end: 50 } as const;

export function trackCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-spy] a')];
  let mutedUntil = 0;
  let timer: number | undefined;
  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
  };
  const update = (): void => {
    timer = undefined;
    if (performance.now() >= mutedUntil) mark(findCurrentSection(links));
  };
  const scheduleUpdate = (): void => {
    timer ??= setTimeout(update, TRACKING.interval);
  };
  for (const link of links)
    link.addEventListener('click', () => {
      mutedUntil = performance.now() + TRACKING.clickPause;
      mark(link);
    });
  if (links.length > 0) addEventListener('scroll', scheduleUpdate, { passive: true });
}

/** The last one whose heading is above the upper eighth; near the end of the page the last one of all. */
function findCurrentSection(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (scrollY < TRACKING.top) return undefined;
  if (scrollY + innerHeight > document.documentElement.scrollHeight - TRACKING.end) return links.at(-1);
  return links.findLast((link) => getHeadingTop(link) < innerHeight / 8);
}

function getHeadingTop(link: HTMLAnchorElement): number {
  const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return heading ? heading.getBoundingClientRect().top : Infinity;
}
