/** Lets readers select the text of a heading, which is a link to its section. */

export function initHeadingLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.heading-link')) {
    link.draggable = false;
    link.addEventListener('click', (event) => {
      // The end of a selection by the pointer is no click on the link. The keyboard sends no detail.
      const selection = getSelection();
      if (event.detail && selection?.type === 'Range' && selection.containsNode(link, true))
        event.preventDefault();
    });
  }
}
