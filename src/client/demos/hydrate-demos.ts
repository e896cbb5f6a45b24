/** Brings demos to life: when they come into view, or when somebody touches them. A press that comes before is not lost. */

import type { HydratableDemo } from './hydrate-demo.js';

/** A demo that sleeps. */
const NOT_HYDRATED = '.demo[data-module]:not([data-live])';

/** How far below and above of what is seen something counts as seen. */
const VIEW_MARGIN = '120px';

const INTEREST_EVENTS = ['pointerover', 'focusin'] as const;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Listens for a touch from now on. */
export function hydrateOnInteraction(): void {
  for (const type of INTEREST_EVENTS) {
    addEventListener(type, ({ target }) => void hydrateOnce(findUnhydratedDemo(target)), {
      capture: true,
      passive: true,
    });
  }
  for (const type of PRESS_EVENTS) {
    addEventListener(
      type,
      (event) => {
        const demo = findUnhydratedDemo(event.target);
        if (!demo || !event.isTrusted) return;
        // What a click does by itself, it does when it is given again.
        if (type === 'click') event.preventDefault();
        event.stopPropagation();
        void hydrateOnce(demo)?.then(() => replayEvent(event));
      },
      { capture: true },
    );
  }
}

/** Wakes the demos that come into view, once all else is done. */
export function hydrateInView(): void {
  runWhenVisible(NOT_HYDRATED, (demo) => void hydrateOnce(demo));
}

/** Acts on elements when they are about to come into view, on each once. */
export function runWhenVisible(selector: string, callback: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        (window.requestIdleCallback ?? setTimeout)(() => callback(target as HTMLElement));
      }
    },
    { rootMargin: VIEW_MARGIN },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Sent to the document while `docsgen watch` runs: elements that have come into the page; the page is loaded anew unless
 *  somebody brings them to life. */
const INSERTED_EVENT = 'docsgen:swapped';

/** Wakes demos that have changed at once, where nothing else has that would need a script. */
export function hydrateInserted(): void {
  document.addEventListener(INSERTED_EVENT, (event) => {
    const inserted = (event as CustomEvent<readonly HTMLElement[]>).detail;
    const demos = inserted.filter((element) => element.matches(NOT_HYDRATED));
    if (inserted.some((element) => !demos.includes(element) && needsScript(element))) return;
    event.preventDefault();
    for (const demo of demos) void hydrateOnce(demo);
  });
}

function needsScript(element: Element): boolean {
  const selector = '[data-island], [data-demo], [data-island-slot], [data-copy]';
  return element.matches(selector) || element.querySelector(selector) !== null;
}

function findUnhydratedDemo(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(NOT_HYDRATED)) || undefined;
}

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

function hydrateOnce(demo: HTMLElement | undefined): Promise<void> | undefined {
  if (!demo) return undefined;
  const hydration = hydrations.get(demo) ?? loadAndHydrate(demo);
  hydrations.set(demo, hydration);
  return hydration;
}

interface LoadedModules extends Pick<HydratableDemo, 'material' | 'joy'> {
  readonly default: HydratableDemo['Demo'];
  readonly hydrateDemo: (element: HTMLElement, demo: HydratableDemo) => Promise<void>;
}

async function loadAndHydrate(element: HTMLElement): Promise<void> {
  const {
    module = '',
    needs = '',
    themes = '',
    idPrefix = '',
    demo = '',
    issues: issuesUrl,
  } = element.dataset;
  const urls = [module, ...needs.split(' ')];
  try {
    const modules = await Promise.all(urls.map(async (url) => import(url) as Promise<object>));
    const loaded = Object.assign({}, ...modules) as LoadedModules;
    await loaded.hydrateDemo(element, {
      Demo: loaded.default,
      name: demo,
      idPrefix,
      isInIframe: document.documentElement.dataset['frame'] === '',
      issuesUrl,
      material: themes.includes('material') ? loaded.material : undefined,
      joy: themes.includes('joy') ? loaded.joy : undefined,
    });
    element.dataset['live'] = '';
  } catch (error) {
    // What could not be fetched can be fetched later.
    hydrations.delete(element);
    throw error;
  }
}

function replayEvent(event: Event): void {
  const EventClass = event.constructor as new (type: string, eventInit: Event) => Event;
  event.target!.dispatchEvent(new EventClass(event.type, event));
}
