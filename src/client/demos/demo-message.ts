/** The words that the scripts of demos say, as the page has them in its language. */

export type DemoMessageKey =
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
export function getDemoMessage(key: DemoMessageKey): string {
  const pageDocument = window.frameElement?.ownerDocument ?? document;
  return pageDocument.querySelector<HTMLElement>('template[data-demo-words]')?.dataset[key] ?? '';
}
