/** Makes a demo of a component that a page imports from a file of its own. */

import { getFolderPath } from '../../site/resolve-source-path.js';
import type { Edit } from '../text/document.js';
import type { MigratedSite } from '../migrated-site.js';
import { removeExtension } from '../paths.js';
import { getContent, isBlock, type ComponentContext } from './component-context.js';
import {
  canBeShown,
  copyModule,
  findModule,
  listImports,
  MODULE_EXTENSIONS,
  toRelativePath,
} from './copy-module.js';
import type { MarkupElement, Tag } from './scan-tags.js';

/** The directive that shows the component. `undefined` where the component cannot be shown alone. */
export function createDemo(element: MarkupElement, context: ComponentContext): readonly Edit[] | undefined {
  const { tag, close } = element;
  const { conversion, document } = context;
  const { site, page } = conversion;
  const imported = conversion.imports.get(tag.name);
  if (!imported || !isBlock(element, document) || getContent(element, context).trim() !== '')
    return undefined;
  const file = findModule(imported.specifier, imported.from, site);
  if (file === undefined || !canBeShown(file, site)) return undefined;
  const props = renderProps(tag);
  if (props === undefined) return undefined;
  const folder = getFolderPath(page.target);
  const demo =
    props === '' && imported.exported === 'default' && isAlone(file, site)
      ? copyDemo(file, { folder, name: tag.name, site })
      : wrapDemo(file, { folder, name: tag.name, site, props, exported: imported.exported });
  if (demo === undefined) return undefined;
  const text = `{{"demo": "${demo}.js"}}`;
  return [{ start: tag.start, end: (close ?? tag).end, text }];
}

interface DemoTarget {
  readonly folder: string;
  readonly name: string;
  readonly site: MigratedSite;
}

function isAlone(file: string, site: MigratedSite): boolean {
  return listImports(file, site).every((specifier) => !specifier.startsWith('.'));
}

/** Copies a module without relative imports beside the page. */
function copyDemo(file: string, { folder, name, site }: DemoTarget): string | undefined {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const demo = chooseName(
    name,
    folder,
    (target) => {
      const present = site.files.get(`${target}.${extension}`);
      return present !== undefined && 'copyOf' in present && present.copyOf === file;
    },
    site,
  );
  site.files.set(`${folder}/${demo}.${extension}`, { copyOf: file });
  return demo;
}

/** Copies the module with what it imports, and writes a demo beside the page that shows it with its props. */
function wrapDemo(
  file: string,
  { folder, name, site, props, exported }: DemoTarget & { readonly props: string; readonly exported: string },
): string | undefined {
  if (exported === '*') return undefined;
  const module = copyModule(file, site);
  const path = toRelativePath(folder, removeExtension(module));
  const binding =
    exported === 'default' ? name : exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
  const text = `import ${binding} from '${path}';

export default function ${name}Demo() {
  return <${name}${props} />;
}
`;
  const demo = chooseName(
    `${name}Demo`,
    folder,
    (target) => {
      const present = site.files.get(`${target}.jsx`);
      return present !== undefined && 'text' in present && present.text === text;
    },
    site,
  );
  site.files.set(`${folder}/${demo}.jsx`, { text });
  return demo;
}

/** The name of the demo, with a number where another demo has it. */
function chooseName(
  name: string,
  folder: string,
  ...[isSame, site]: [(target: string) => boolean, MigratedSite]
): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}${count}`;
    const target = `${folder}/${candidate}`;
    const isTaken = MODULE_EXTENSIONS.some((extension) => site.files.has(`${target}.${extension}`));
    if (!isTaken || isSame(target)) return candidate;
  }
}

/** The props as they are written, if they need nothing of the page. */
function renderProps({ attributes }: Tag): string | undefined {
  const parts = attributes.map(({ name, value }) => {
    if (value === true) return ` ${name}`;
    if (typeof value === 'string') return ` ${name}="${value}"`;
    return isLiteral(value.expression) ? ` ${name}={${value.expression}}` : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Numbers, texts, and lists and objects of these. */
function isLiteral(expression: string): boolean {
  const bare = expression
    .replace(/(["'`])(?:(?!\1)[^\\]|\\[^])*\1/g, '""')
    .replace(/[\w$]+\s*:/g, '')
    .replace(/\b(?:true|false|null|undefined)\b/g, '');
  return /^[\s\d.,:+\-{}[\]"]*$/.test(bare);
}
