/** Typed queries of the page: elements that must be there, where an event happened, templates, and the address's hash. */

/** The first element that matches. Throws where there is none: the page's templates must hold it. */
export function getElement<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E {
  const element = parent.querySelector<E>(selector);
  if (!element) throw new Error(selector);
  return element;
}

/** All elements that match. */
export function queryAll<E extends Element = HTMLElement>(
  selector: string,
  parent: ParentNode = document,
): readonly E[] {
  return [...parent.querySelectorAll<E>(selector)];
}

/** The element that an event happened in, itself or the nearest one around it that matches. */
export function findTarget<E extends Element = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

/** The same event once more, to be dispatched again. */
export function copyEvent(event: Event): Event {
  return Reflect.construct(event.constructor, [event.type, event]);
}

/** What a template of the page holds, to be put into the page. */
export function cloneTemplate(selector: string): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template${selector}`);
  return template ? document.importNode(template.content, true) : undefined;
}

/** What the address names after its `#`; empty where that is not encoded as an address is. */
export function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
