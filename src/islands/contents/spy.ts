/** Marks the section in view in the contents list “On this page” (behaviour 2.13). */

/** Milliseconds between two looks, and of rest after a click; pixels below which nothing is marked, and from the end. */
const SPY = { pause: 166, mute: 1000, top: 200, end: 50 } as const;

export function spyOnSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-spy] a')];
  let mutedUntil = 0;
  let timer: number | undefined;
  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
  };
  const look = (): void => {
    timer = undefined;
    if (performance.now() >= mutedUntil) mark(sectionInView(links));
  };
  const soon = (): void => {
    timer ??= setTimeout(look, SPY.pause);
  };
  for (const link of links)
    link.addEventListener('click', () => {
      mutedUntil = performance.now() + SPY.mute;
      mark(link);
    });
  if (links.length > 0) addEventListener('scroll', soon, { passive: true });
}

/** The last one whose heading is above the upper eighth; near the end of the page the last one of all. */
function sectionInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (scrollY < SPY.top) return undefined;
  if (scrollY + innerHeight > document.documentElement.scrollHeight - SPY.end) return links.at(-1);
  return links.findLast((link) => topOf(link) < innerHeight / 8);
}

function topOf(link: HTMLAnchorElement): number {
  const heading = document.getElementById(link.getAttribute('href')!.slice(1));
  return heading ? heading.getBoundingClientRect().top : Infinity;
}
