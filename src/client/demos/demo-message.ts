/** The messages of the scripts of demos, in the language of the page. */

type DemoMessageKey =
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

/** A demo in an iframe uses the messages of the page around it. */
export function getDemoMessage(key: DemoMessageKey): string {
  const pageDocument = window.frameElement?.ownerDocument ?? document;
  return pageDocument.querySelector<HTMLElement>('template[data-demo-words]')?.dataset[key] ?? '';
}
