/** Copies the text of an element to the clipboard. Resolves with whether that worked. */

export async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return copySelection(element);
  }
}

/** For browsers and pages without the clipboard API. */
function copySelection(element: Element): boolean {
  const selection = getSelection();
  try {
    selection?.selectAllChildren(element);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    selection?.removeAllRanges();
  }
}
