/** Puts text into the clipboard, by the new way or the old one. Says whether it could; is silent otherwise. */

export async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return copySelection(element);
  }
}

/** The old way: what is selected is copied. */
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
