/** The script of the document in which edited demos run: without an origin, it reaches nothing of the page, and hears of
 *  it by messages alone. Its own policy lets it run what it is given. */

import type { EditFault, FromSandbox, RunMessage, ToSandbox } from './demos/edit/messages.js';
import { runModules, type Compiled } from './demos/edit/modules.js';
import type { play, Played } from './demos/play.js';

const element = document.querySelector<HTMLElement>('.demo')!;
/** As the demo stands on the page; and the rules that the page gives it. */
const [frame, given] = [new CSSStyleSheet(), new CSSStyleSheet()];
frame.replaceSync(
  'html{color-scheme:light}html[data-mui-color-scheme=dark]{color-scheme:dark}body{margin:0}.demo{display:flex;flex-wrap:wrap;justify-content:center;min-width:0;padding:4px;color:var(--mui-palette-text-primary,CanvasText);font:1rem/1.5 Roboto,Helvetica,Arial,sans-serif}',
);
document.adoptedStyleSheets = [frame, given];

/** Of libraries that are loaded, by name: each is loaded once, so that there is one React. */
const addresses = new Map<string, string>();
const players: ReturnType<typeof play>[] = [];

addEventListener('message', ({ source, data }: MessageEvent<ToSandbox>) => {
  if (source !== parent) return;
  if (data.kind === 'look') look(data.attributes);
  else void run(data);
});
new ResizeObserver(() => say({ kind: 'height', height: document.body.offsetHeight })).observe(document.body);
say({ kind: 'ready' });

function say(message: FromSandbox): void {
  parent.postMessage(message, '*');
}

/** Themes hear of the scheme as they hear of it from another tab. */
function look(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
  const newValue = attributes['data-mui-color-scheme'] ?? 'light';
  dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue }));
}

/** What library files have for those who show demos. */
interface Host extends Omit<Played, 'Demo'> {
  readonly play: typeof play;
}

async function run({ id, code, hosts, libraries, css, attributes }: RunMessage): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  given.replaceSync(css);
  const entry = addressFor(code, libraries);
  const told = (error?: unknown): void =>
    say({ kind: 'ran', id, ...(error === undefined ? {} : { fault: faultOf(error, entry) }) });
  try {
    const loaded = hosts.map(async (name) => import(addressOf(name, libraries)) as Promise<object>);
    const { play: begin, material, joy } = Object.assign({}, ...(await Promise.all(loaded))) as Host;
    const { default: Demo } = runModules((await import(entry)) as Compiled);
    if (!isComponent(Demo)) return say({ kind: 'ran', id, fault: { message: '', word: 'noDefault' } });
    if (players.length === 0) players.push(begin(element));
    players[0]!({ Demo, material, joy }, told);
  } catch (error) {
    told(error);
  }
}

function isComponent(value: unknown): value is Played['Demo'] {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function addressOf(name: string, libraries: RunMessage['libraries']): string {
  const known = addresses.get(name) ?? addressFor(libraries[name]!, libraries);
  addresses.set(name, known);
  return known;
}

/** The names of libraries carry their content's hash, so that they stand nowhere but in imports. */
function addressFor(code: string, libraries: RunMessage['libraries']): string {
  const linked = code.replaceAll(/"\.\/([^"/]+\.js)"/g, (whole, name: string) =>
    name in libraries ? JSON.stringify(addressOf(name, libraries)) : whole,
  );
  return URL.createObjectURL(new Blob([linked], { type: 'text/javascript' }));
}

function faultOf(error: unknown, entry: string): EditFault {
  if (!(error instanceof Error)) return { message: String(error) };
  const [, line] = new RegExp(`${entry}:(\\d+)`).exec(error.stack ?? '') ?? [];
  return { message: `${error.name}: ${error.message}`, ...(line ? { line: Number(line) } : {}) };
}
