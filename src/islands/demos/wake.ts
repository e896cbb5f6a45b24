/** Brings demos to life: when they come into view, or when somebody touches them. A press that comes before is not lost. */

import type { LiveDemo } from './alive.js';

/** A demo that sleeps. */
const SLEEPING = '.demo[data-module]:not([data-live])';

/** How far below and above of what is seen something counts as seen. */
const MARGIN = '120px';

const SIGNS = ['pointerover', 'focusin'] as const;

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Listens for a touch from now on. */
export function listenToTouch(): void {
  for (const type of SIGNS) {
    addEventListener(type, ({ target }) => void wake(demoAround(target)), { capture: true, passive: true });
  }
  for (const type of PRESSES) {
    addEventListener(
      type,
      (event) => {
        const demo = demoAround(event.target);
        if (!demo || !event.isTrusted) return;
        // What a click does by itself, it does when it is given again.
        if (type === 'click') event.preventDefault();
        event.stopPropagation();
        void wake(demo)?.then(() => giveAgain(event));
      },
      { capture: true },
    );
  }
}

/** Wakes the demos that come into view, once all else is done. */
export function wakeInView(): void {
  whenSeen(SLEEPING, (demo) => void wake(demo));
}

/** Acts on elements when they are about to come into view, on each once. */
export function whenSeen(selector: string, act: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        (window.requestIdleCallback ?? setTimeout)(() => act(target as HTMLElement));
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Sent to the document while `docsgen watch` runs: elements that have come into the page; the page is loaded anew unless
 *  somebody brings them to life. */
const SWAPPED = 'docsgen:swapped';

/** Wakes demos that have changed at once, where nothing else has that would need a script. */
export function wakeSwapped(): void {
  document.addEventListener(SWAPPED, (event) => {
    const fresh = (event as CustomEvent<readonly HTMLElement[]>).detail;
    const demos = fresh.filter((one) => one.matches(SLEEPING));
    if (fresh.some((one) => !demos.includes(one) && isLifeless(one))) return;
    event.preventDefault();
    for (const demo of demos) void wake(demo);
  });
}

function isLifeless(element: Element): boolean {
  const needed = '[data-island], [data-demo], [data-island-slot], [data-copy]';
  return element.matches(needed) || element.querySelector(needed) !== null;
}

function demoAround(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(SLEEPING)) || undefined;
}

const waking = new WeakMap<HTMLElement, Promise<void>>();

function wake(demo: HTMLElement | undefined): Promise<void> | undefined {
  if (!demo) return undefined;
  const known = waking.get(demo) ?? comeAlive(demo);
  waking.set(demo, known);
  return known;
}

interface Loaded extends Pick<LiveDemo, 'material' | 'joy'> {
  readonly default: LiveDemo['Demo'];
  readonly hydrate: (element: HTMLElement, demo: LiveDemo) => Promise<void>;
}

async function comeAlive(element: HTMLElement): Promise<void> {
  const { module = '', needs = '', themes = '', idPrefix = '', demo = '', issues } = element.dataset;
  const addresses = [module, ...needs.split(' ')];
  try {
    const modules = await Promise.all(addresses.map(async (address) => import(address) as Promise<object>));
    const loaded = Object.assign({}, ...modules) as Loaded;
    await loaded.hydrate(element, {
      Demo: loaded.default,
      name: demo,
      idPrefix,
      isFramed: document.documentElement.dataset['frame'] === '',
      issues,
      material: themes.includes('material') ? loaded.material : undefined,
      joy: themes.includes('joy') ? loaded.joy : undefined,
    });
    element.dataset['live'] = '';
  } catch (error) {
    // What could not be fetched can be fetched later.
    waking.delete(element);
    throw error;
  }
}

function giveAgain(event: Event): void {
  const Kind = event.constructor as new (type: string, given: Event) => Event;
  event.target!.dispatchEvent(new Kind(event.type, event));
}
