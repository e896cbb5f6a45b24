/** Describes where a browser has rendered a demo in another way than the build: the first difference, with both texts. */

interface RenderedElement {
  readonly tag: string;
  /** Its own text, without that of its children. */
  readonly text: string;
}

/** A copy of what the build has rendered, in a document in which nothing loads and no element comes alive. */
export function copyBuiltElement(element: HTMLElement): HTMLElement {
  return document.implementation.createHTMLDocument('').importNode(element, true);
}

/** Nothing if tags and texts are the same. */
export function describeMismatch(builtElement: HTMLElement, element: HTMLElement): string | undefined {
  const [built, rendered] = [listElements(builtElement), listElements(element)];
  for (let index = 0; index < Math.max(built.length, rendered.length); index += 1) {
    const [before, after] = [built[index], rendered[index]];
    if (before?.tag !== after?.tag) return formatDifference(formatTag(before), formatTag(after));
    if (before && before.text !== after?.text)
      return `${formatDifference(`“${before.text}”`, `“${after?.text}”`)} in ${formatTag(before)}`;
  }
  return undefined;
}

function formatDifference(built: string, rendered: string): string {
  return `The browser renders ${rendered}, the build has rendered ${built}`;
}

function formatTag(element: RenderedElement | undefined): string {
  return element?.tag ? `<${element.tag}>` : element ? 'the demo' : 'nothing';
}

/** The root first, then all elements in the order of the document. */
function listElements(root: ParentNode & Node): readonly RenderedElement[] {
  const elements = [root, ...root.querySelectorAll('*')];
  return elements.map((element) => ({
    tag: element === root ? '' : element.nodeName.toLowerCase(),
    text: [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
      .join(''),
  }));
}
