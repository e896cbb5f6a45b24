/** The words that the scripts of demos say, as the page has them in its language. */

export type DemoWord =
  | 'failed'
  | 'reset'
  | 'report'
  | 'enter'
  | 'editing'
  | 'leave'
  | 'edited'
  | 'fault'
  | 'noDefault'
  | 'noImport'
  | 'unreachable';

/** A demo in a frame speaks as the page around it. */
export function demoWord(word: DemoWord): string {
  const page = window.frameElement?.ownerDocument ?? document;
  return page.querySelector<HTMLElement>('template[data-demo-words]')?.dataset[word] ?? '';
}
