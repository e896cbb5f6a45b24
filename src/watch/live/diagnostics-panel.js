// @ts-check
/** Shows the diagnostics of a build on the page. Everything becomes text, never markup. */

/**
 * @typedef {{ margin: string, text: string, kind: string }} FrameLine
 * @typedef {{ severity: string, code: string, message: string, location: string, link: string, hint: string, page: string, codeFrame: FrameLine[] }} Diagnostic
 */

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; }
  section { box-sizing: border-box; max-height: 70vh; overflow: auto; margin: 0; padding: 20px 24px 24px;
    background: #14181d; color: #e7ebf0; border-top: 4px solid #eb0014; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  header { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
  h2 { flex: 1; font: 600 16px/1.5 system-ui, sans-serif; margin: 0; }
  h3 { font: inherit; margin: 20px 0 0; color: #99ccf3; overflow-wrap: anywhere; user-select: all; }
  a { color: inherit; }
  p { margin: 4px 0; overflow-wrap: anywhere; }
  pre { margin: 8px 0; overflow: auto; color: #9da8b7; tab-size: 2; }
  .error { color: #ff99a2; } .warning { color: #ffdc48; } .here { color: #fff; } .mark { color: #ff505f; } .hint { color: #6ae79c; }
  button { font: 600 14px/1 system-ui, sans-serif; color: inherit; background: none; border: 1px solid #6b7a90; border-radius: 6px;
    padding: 8px 12px; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 3px solid #66b2ff; outline-offset: 2px; }
`;

const ELEMENT_NAME = 'docsgen-diagnostics';

/** Fetches the diagnostics and shows them. */
export async function showDiagnostics() {
  const response = await fetch('/_docsgen/live/diagnostics.json');
  /** @type {{ count: number, diagnostics: Diagnostic[] }} */
  const { count, diagnostics } = await response.json();
  hideDiagnostics();
  if (count === 0) return;
  const isAboutPage = diagnostics.length < count || diagnostics.some(matchesPage);
  document.documentElement.append(createPanel(count, diagnostics, isAboutPage));
}

/**
 * Whether a diagnostic is about this page: below a base or in a language, its path ends with the pathname.
 * @param {Diagnostic} diagnostic
 */
function matchesPage({ page }) {
  const pathname = decodeURI(location.pathname).replace(/(?:index)?(?:\.html)?$/, '');
  if (page.endsWith('*')) return pathname.includes(page.slice(0, -1));
  return `${pathname.replace(/\/?$/, '/')}`.endsWith(page);
}

export function hideDiagnostics() {
  document.querySelector(ELEMENT_NAME)?.remove();
  document.removeEventListener('keydown', closeOnEscape);
}

/** @param {KeyboardEvent} event */
function closeOnEscape({ key }) {
  if (key === 'Escape') hideDiagnostics();
}

/**
 * Complete on a page that it is about; collapsed on other pages.
 * @param {number} count
 * @param {Diagnostic[]} diagnostics
 * @param {boolean} isAboutPage
 */
function createPanel(count, diagnostics, isAboutPage) {
  const host = document.createElement(ELEMENT_NAME);
  const root = host.attachShadow({ mode: 'open' });
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [stylesheet];
  const close = html('button', { text: 'Close' });
  close.addEventListener('click', hideDiagnostics);
  document.addEventListener('keydown', closeOnEscape);
  const title = count === 1 ? '1 problem' : `${count} problems`;
  const heading = html('h2', { text: isAboutPage ? title : `${title} elsewhere` });
  const body = html('div', { children: diagnostics.flatMap(renderDiagnostic) });
  body.hidden = !isAboutPage;
  const section = html('section', {
    children: [
      html('header', { children: [heading, ...(isAboutPage ? [] : [createToggle(body)]), close] }),
      body,
    ],
  });
  section.setAttribute('role', 'alert');
  root.append(section);
  return host;
}

/** @param {HTMLElement} body */
function createToggle(body) {
  const button = html('button', { text: 'Show' });
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    body.hidden = !body.hidden;
    button.setAttribute('aria-expanded', String(!body.hidden));
    button.textContent = body.hidden ? 'Show' : 'Hide';
  });
  return button;
}

/** @param {Diagnostic} diagnostic */
function renderDiagnostic({ severity, code, message, location, link, hint, codeFrame }) {
  const lines = codeFrame.map(({ margin, text, kind }) =>
    html('span', { text: `${margin}${text}\n`, name: kind }),
  );
  return [
    html('h3', { children: [link ? createLink(link, location) : location] }),
    html('p', {
      children: [html('span', { text: severity, name: severity }), `  ${message}  ${code}`],
    }),
    ...(lines.length > 0 ? [html('pre', { children: lines })] : []),
    ...(hint ? [html('p', { text: hint, name: 'hint' })] : []),
  ];
}

/**
 * A link that opens the file in an editor.
 * @param {string} url
 * @param {string} text
 */
function createLink(url, text) {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  return link;
}

/**
 * @param {string} tag
 * @param {{ text?: string, name?: string, children?: (Node | string)[] }} parts
 */
function html(tag, { text = '', name = '', children = [] }) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  node.append(...(text ? [text] : []), ...children);
  return node;
}
