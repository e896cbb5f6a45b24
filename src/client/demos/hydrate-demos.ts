/** Hydrates demos when they come into view or when a reader touches them. A press before that is replayed afterwards. */

import { copyEvent } from '../dom.js';
import { runWhenIdle } from '../startup/run-when-idle.js';
import type { HydratableDemo } from './hydrate-demo.js';

/** A demo that is not hydrated yet. */
const NOT_HYDRATED = '.demo[data-module]:not([data-live])';

/** How far outside of the viewport a demo counts as visible. */
const VIEW_MARGIN = '120px';

const INTEREST_EVENTS = ['pointerover', 'focusin'] as const;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Hydrates a demo at the first pointer, focus or press. */
export function hydrateOnInteraction(): void {
  for (const type of INTEREST_EVENTS) {
    addEventListener(
      type,
      ({ target }) => {
        const demo = findUnhydratedDemo(target);
        if (demo) void hydrateOnce(demo);
      },
      { capture: true, passive: true },
    );
  }
  for (const type of PRESS_EVENTS) {
    addEventListener(
      type,
      (event) => {
        const demo = findUnhydratedDemo(event.target);
        if (!demo || !event.isTrusted) return;
        // The default of a click happens when it is replayed.
        if (type === 'click') event.preventDefault();
        event.stopPropagation();
        void hydrateOnce(demo).then(() => event.target?.dispatchEvent(copyEvent(event)));
      },
      { capture: true },
    );
  }
}

/** Hydrates the demos that come into view when the browser is idle. */
export function hydrateInView(): void {
  runWhenVisible(NOT_HYDRATED, (demo) => void hydrateOnce(demo));
}

/** Calls back once for each element that is about to come into view. */
export function runWhenVisible(selector: string, callback: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLElement) runWhenIdle(() => callback(target));
      }
    },
    { rootMargin: VIEW_MARGIN },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Sent to the document by `docsgen watch` with the elements that were put into the page. It reloads the page unless the
 *  default is prevented. */
const INSERTED_EVENT = 'docsgen:inserted';

declare global {
  interface DocumentEventMap {
    readonly [INSERTED_EVENT]: CustomEvent<readonly HTMLElement[]>;
  }
}

/** Hydrates changed demos at once, unless something else has changed that needs a script. */
export function hydrateInserted(): void {
  document.addEventListener(INSERTED_EVENT, (event) => {
    const inserted = event.detail;
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

function findUnhydratedDemo(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NOT_HYDRATED) : null;
}

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

function hydrateOnce(demo: HTMLElement): Promise<void> {
  const hydration = hydrations.get(demo) ?? loadAndHydrate(demo);
  hydrations.set(demo, hydration);
  return hydration;
}

interface LoadedModules extends Pick<HydratableDemo, 'material' | 'joy' | 'Wrapper'> {
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
    const modules: readonly object[] = await Promise.all(urls.map((url) => import(url)));
    const loaded: LoadedModules = Object.assign({}, ...modules);
    await loaded.hydrateDemo(element, {
      Demo: loaded.default,
      name: demo,
      idPrefix,
      isInIframe: 'frame' in document.documentElement.dataset,
      issuesUrl,
      material: themes.includes('material') ? loaded.material : undefined,
      joy: themes.includes('joy') ? loaded.joy : undefined,
      Wrapper: loaded.Wrapper,
    });
    element.dataset['live'] = '';
  } catch (error) {
    // The next attempt may succeed.
    hydrations.delete(element);
    throw error;
  }
}
