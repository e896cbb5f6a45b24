// @ts-check
/** Shows on the page what is wrong with its sources, above the last good version. Everything it shows becomes text, never markup. */

/**
 * @typedef {{ margin: string, text: string, kind: string }} FrameLine
 * @typedef {{ severity: string, code: string, message: string, location: string, link: string, hint: string, page: string, codeFrame: FrameLine[] }} Problem
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

const ELEMENT_NAME = 'docsgen-problems';

/** Asks for the problems and shows them; the same ones again, too. */
export async function showDiagnostics() {
  const response = await fetch('/_docsgen/live/problems.json');
  /** @type {{ count: number, problems: Problem[] }} */
  const { count, problems } = await response.json();
  hideDiagnostics();
  if (count === 0) return;
  const isAboutPage = problems.length < count || problems.some(matchesPage);
  document.documentElement.append(createPanel(count, problems, isAboutPage));
}

/**
 * A page under a base, or in a language, ends with its pathname. The home page's is that of every page, which does no harm.
 * @param {Problem} problem
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
 * Whole on a page that it is about; on others a line, which opens.
 * @param {number} count
 * @param {Problem[]} problems
 * @param {boolean} isAboutPage
 */
function createPanel(count, problems, isAboutPage) {
  const host = document.createElement(ELEMENT_NAME);
  const root = host.attachShadow({ mode: 'open' });
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [stylesheet];
  const close = createElement('button', { text: 'Close' });
  close.addEventListener('click', hideDiagnostics);
  document.addEventListener('keydown', closeOnEscape);
  const title = count === 1 ? '1 problem' : `${count} problems`;
  const heading = createElement('h2', { text: isAboutPage ? title : `${title} elsewhere` });
  const body = createElement('div', { children: problems.flatMap(renderDiagnostic) });
  body.hidden = !isAboutPage;
  const section = createElement('section', {
    children: [
      createElement('header', { children: [heading, ...(isAboutPage ? [] : [createToggle(body)]), close] }),
      body,
    ],
  });
  section.setAttribute('role', 'alert');
  root.append(section);
  return host;
}

/** @param {HTMLElement} body */
function createToggle(body) {
  const button = createElement('button', { text: 'Show' });
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    body.hidden = !body.hidden;
    button.setAttribute('aria-expanded', String(!body.hidden));
    button.textContent = body.hidden ? 'Show' : 'Hide';
  });
  return button;
}

/** @param {Problem} problem */
function renderDiagnostic({ severity, code, message, location, link, hint, codeFrame }) {
  const lines = codeFrame.map(({ margin, text, kind }) =>
    createElement('span', { text: `${margin}${text}\n`, name: kind }),
  );
  return [
    createElement('h3', { children: [link ? createLink(link, location) : location] }),
    createElement('p', {
      children: [createElement('span', { text: severity, name: severity }), `  ${message}  ${code}`],
    }),
    ...(lines.length > 0 ? [createElement('pre', { children: lines })] : []),
    ...(hint ? [createElement('p', { text: hint, name: 'hint' })] : []),
  ];
}

/**
 * Opens the file where the fault is.
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
function createElement(tag, { text = '', name = '', children = [] }) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  node.append(...(text ? [text] : []), ...children);
  return node;
}
