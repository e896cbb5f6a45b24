/** Marks the section in view in the contents list “On this page”. */

/** Milliseconds between two checks. */
const CHECK_INTERVAL = 166;

/** Milliseconds without a check after a click. */
const CLICK_PAUSE = 1000;

/** Pixels from the top of the page within which nothing is marked. */
const TOP_DISTANCE = 200;

/** Pixels from the end of the page within which the last section is marked. */
const END_DISTANCE = 50;

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
    timer ??= setTimeout(update, CHECK_INTERVAL);
  };
  for (const link of links)
    link.addEventListener('click', () => {
      mutedUntil = performance.now() + CLICK_PAUSE;
      mark(link);
    });
  if (links.length > 0) addEventListener('scroll', scheduleUpdate, { passive: true });
}

/** The last one whose heading is above the upper eighth; near the end of the page the last one of all. */
function findCurrentSection(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (scrollY < TOP_DISTANCE) return undefined;
  if (scrollY + innerHeight > document.documentElement.scrollHeight - END_DISTANCE) return links.at(-1);
  return links.findLast((link) => getHeadingTop(link) < innerHeight / 8);
}

function getHeadingTop(link: HTMLAnchorElement): number {
  const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return heading ? heading.getBoundingClientRect().top : Infinity;
}
