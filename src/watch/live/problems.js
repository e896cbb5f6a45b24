// @ts-check
/** Shows on the page what is wrong with its sources, above the last good version. Everything it shows becomes text, never markup. */

/**
 * @typedef {{ margin: string, text: string, kind: string }} FrameLine
 * @typedef {{ severity: string, code: string, message: string, place: string, link: string, hint: string, page: string, frame: FrameLine[] }} Problem
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

const NAME = 'docsgen-problems';

/** Asks for the problems and shows them; the same ones again, too. */
export async function showProblems() {
  const response = await fetch('/_docsgen/live/problems.json');
  /** @type {{ count: number, problems: Problem[] }} */
  const { count, problems } = await response.json();
  hideProblems();
  if (count === 0) return;
  const isHere = problems.length < count || problems.some(isAboutThisPage);
  document.documentElement.append(panel(count, problems, isHere));
}

/**
 * A page under a base, or in a language, ends with its pathname. The home page's is that of every page, which does no harm.
 * @param {Problem} problem
 */
function isAboutThisPage({ page }) {
  const here = decodeURI(location.pathname).replace(/(?:index)?(?:\.html)?$/, '');
  if (page.endsWith('*')) return here.includes(page.slice(0, -1));
  return `${here.replace(/\/?$/, '/')}`.endsWith(page);
}

export function hideProblems() {
  document.querySelector(NAME)?.remove();
  document.removeEventListener('keydown', closeByKey);
}

/** @param {KeyboardEvent} event */
function closeByKey({ key }) {
  if (key === 'Escape') hideProblems();
}

/**
 * Whole on a page that it is about; on others a line, which opens.
 * @param {number} count
 * @param {Problem[]} problems
 * @param {boolean} isHere
 */
function panel(count, problems, isHere) {
  const host = document.createElement(NAME);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const close = element('button', { text: 'Close' });
  close.addEventListener('click', hideProblems);
  document.addEventListener('keydown', closeByKey);
  const title = count === 1 ? '1 problem' : `${count} problems`;
  const heading = element('h2', { text: isHere ? title : `${title} elsewhere` });
  const body = element('div', { children: problems.flatMap(shown) });
  body.hidden = !isHere;
  const section = element('section', {
    children: [element('header', { children: [heading, ...(isHere ? [] : [opener(body)]), close] }), body],
  });
  section.setAttribute('role', 'alert');
  root.append(section);
  return host;
}

/** @param {HTMLElement} body */
function opener(body) {
  const button = element('button', { text: 'Show' });
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    body.hidden = !body.hidden;
    button.setAttribute('aria-expanded', String(!body.hidden));
    button.textContent = body.hidden ? 'Show' : 'Hide';
  });
  return button;
}

/** @param {Problem} problem */
function shown({ severity, code, message, place, link, hint, frame }) {
  const lines = frame.map(({ margin, text, kind }) =>
    element('span', { text: `${margin}${text}\n`, name: kind }),
  );
  return [
    element('h3', { children: [link ? linkTo(link, place) : place] }),
    element('p', {
      children: [element('span', { text: severity, name: severity }), `  ${message}  ${code}`],
    }),
    ...(lines.length > 0 ? [element('pre', { children: lines })] : []),
    ...(hint ? [element('p', { text: hint, name: 'hint' })] : []),
  ];
}

/**
 * Opens the file where the fault is.
 * @param {string} address
 * @param {string} text
 */
function linkTo(address, text) {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = text;
  return link;
}

/**
 * @param {string} tag
 * @param {{ text?: string, name?: string, children?: (Node | string)[] }} parts
 */
function element(tag, { text = '', name = '', children = [] }) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...(text ? [text] : []), ...children);
  return made;
}
