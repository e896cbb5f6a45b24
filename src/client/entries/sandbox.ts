/** The script of the document in which edited demos run: without an origin, it has no access to the page and gets messages
 *  from it. Its own policy allows it to run the code in them. */

import type {
  EditIssue,
  MessageFromSandbox,
  RunMessage,
  MessageToSandbox,
} from '../demos/edit/sandbox-messages.js';
import { runModules, type CompiledModules } from '../demos/edit/run-modules.js';
import type { createDemoRenderer, EditedDemo } from '../demos/create-demo-renderer.js';
import { storePreference } from '../preferences/stored-preferences.js';
import { TEXT_COLOR } from '../../site/mui/themes.js';

const element = document.querySelector<HTMLElement>('.demo')!;
/** As the demo stands on the page; and the rules that the page gives it. */
const [baseSheet, pageSheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
baseSheet.replaceSync(
  `html{color-scheme:light}html[data-mui-color-scheme=dark]{color-scheme:dark}body{margin:0}.demo{display:flex;flex-wrap:wrap;justify-content:center;min-width:0;padding:4px;color:${TEXT_COLOR};font:1rem/1.5 Roboto,Helvetica,Arial,sans-serif}`,
);
document.adoptedStyleSheets = [baseSheet, pageSheet];

/** Of libraries that are loaded, by name: each is loaded once, so that there is one React. */
const libraryUrls = new Map<string, string>();
const renderers: ReturnType<typeof createDemoRenderer>[] = [];

// Any site can embed this document. With the origin of the site it would run that site's code with the reader's data.
if (self.origin === 'null') listenToPage();

function listenToPage(): void {
  addEventListener('message', ({ source, data }: MessageEvent<MessageToSandbox>) => {
    if (source !== parent) return;
    if (data.kind === 'attributes') applyRootAttributes(data.attributes);
    else void run(data);
  });
  new ResizeObserver(() => postToPage({ kind: 'height', height: document.body.offsetHeight })).observe(
    document.body,
  );
  postToPage({ kind: 'ready' });
}

function postToPage(message: MessageFromSandbox): void {
  parent.postMessage(message, '*');
}

/** Themes read the scheme when they start, and follow it by the event that another tab would send. */
function applyRootAttributes(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
  const newValue = attributes['data-mui-color-scheme'] ?? 'light';
  storePreference('mui-mode', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue }));
}

/** What library files have for those who show demos. */
interface HostExports extends Omit<EditedDemo, 'Demo'> {
  readonly createDemoRenderer: typeof createDemoRenderer;
}

async function run({ id, code, hosts, libraries, css, attributes }: RunMessage): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  pageSheet.replaceSync(css);
  const entryUrl = createModuleUrl(code, libraries);
  const reportResult = (error?: unknown): void =>
    postToPage({ kind: 'result', id, ...(error === undefined ? {} : { issue: toIssue(error, entryUrl) }) });
  try {
    const hostModules = hosts.map(async (name) => import(getLibraryUrl(name, libraries)) as Promise<object>);
    const {
      createDemoRenderer: createRenderer,
      material,
      joy,
      Wrapper,
    }: HostExports = Object.assign({}, ...(await Promise.all(hostModules)));
    const { default: Demo } = runModules((await import(entryUrl)) as CompiledModules);
    if (!isComponent(Demo))
      return postToPage({ kind: 'result', id, issue: { message: '', messageKey: 'noDefault' } });
    if (renderers.length === 0) renderers.push(createRenderer(element));
    renderers[0]!({ Demo, material, joy, Wrapper }, reportResult);
  } catch (error) {
    reportResult(error);
  }
}

function isComponent(value: unknown): value is EditedDemo['Demo'] {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function getLibraryUrl(name: string, libraries: RunMessage['libraries']): string {
  const url = libraryUrls.get(name) ?? createModuleUrl(libraries[name]!, libraries);
  libraryUrls.set(name, url);
  return url;
}

/** The names of libraries carry their content's hash, so that they stand nowhere but in imports. */
function createModuleUrl(code: string, libraries: RunMessage['libraries']): string {
  const linkedCode = code.replaceAll(/"\.\/([^"/]+\.js)"/g, (match, name: string) =>
    name in libraries ? JSON.stringify(getLibraryUrl(name, libraries)) : match,
  );
  return URL.createObjectURL(new Blob([linkedCode], { type: 'text/javascript' }));
}

function toIssue(error: unknown, entryUrl: string): EditIssue {
  if (!(error instanceof Error)) return { message: String(error) };
  const [, line] = new RegExp(`${entryUrl}:(\\d+)`).exec(error.stack ?? '') ?? [];
  return { message: `${error.name}: ${error.message}`, ...(line ? { line: Number(line) } : {}) };
}
