/** Converts the directives of MUI's format: demos are copied beside the page, components that are not known marked. */

import { DEMO_OPTION_RULES } from '../../markdown/blocks/parse-demo-options.js';
import { getFolderPath } from '../../site/resolve-source-path.js';
import { renderMarker } from '../components/component-context.js';
import { canBeShown, findModule } from '../components/copy-module.js';
import { getFileName, joinPaths, removeExtension } from '../paths.js';
import type { DocumentLine, Edit, MarkdownDocument } from '../text/document.js';
import type { PageConversion } from '../text/page-conversion.js';
import { copyDemoModule } from './copy-demo-module.js';

const DIRECTIVE = /^[ \t]*\{(\{[ \t]*"(?:demo|component)".*\})\}[ \t]*$/;

/** Components that docsgen has too. */
const KNOWN_COMPONENTS = new Set(['ComponentLinkHeader']);

const STYLINGS = ['system', 'css', 'tailwind'];

export function convertDirectives(document: MarkdownDocument, conversion: PageConversion): MarkdownDocument {
  const edits = document.lines.flatMap((line): readonly Edit[] => {
    const source = line.kind === 'text' ? DIRECTIVE.exec(line.text)?.[1] : undefined;
    if (source === undefined) return [];
    const values = parseJson(source);
    const result = values && convertDirective(values, document.locate(line.start), conversion);
    const text = result ?? renderMarker(line.text.trim()).trim();
    return text === line.text ? [] : [replaceLine(line, text)];
  });
  return document.apply(edits);
}

type Values = Readonly<Record<string, unknown>>;

function parseJson(source: string): Values | undefined {
  try {
    return JSON.parse(source) as Values;
  } catch {
    return undefined;
  }
}

function replaceLine({ start, text: line }: DocumentLine, text: string): Edit {
  return { start, end: start + line.length, text };
}

type Location = ReturnType<MarkdownDocument['locate']>;

/** The directive in the new page; `undefined` where a person must decide. */
function convertDirective(values: Values, at: Location, conversion: PageConversion): string | undefined {
  const { demo, component } = values;
  if (typeof demo === 'string') {
    const name = copyDemo(demo, at, conversion);
    return name === undefined ? undefined : renderDirective(name, convertOptions(values, at, conversion));
  }
  const name = removeExtension(getFileName(String(component)));
  if (KNOWN_COMPONENTS.has(name)) return `{{"component": "${name}.js"}}`;
  const message = `the component ${String(component)} is shown as code`;
  const hint = 'Write it as a template component, or say the same in Markdown.';
  conversion.report('migrate/component', at, { message, hint });
  return undefined;
}

function renderDirective(name: string, options: Values): string {
  const parts = Object.entries(options).map(
    ([key, value]) => `, ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{{"demo": "${name}.js"${parts.join('')}}}`;
}

/** Without options that docsgen does not have, and those that have no effect beside others. */
function convertOptions(options: Values, at: Location, conversion: PageConversion): Values {
  const isHidden = options['hideToolbar'] === true;
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      if (name === 'demo' || (name === 'hideToolbar' && value !== true)) return false;
      if (isHidden && (name === 'disableAd' || (name === 'defaultCodeOpen' && value === true))) return false;
      const rule = new Map(Object.entries(DEMO_OPTION_RULES)).get(name);
      if (rule?.isValid(value)) return true;
      const message = `the option ${name} of the demo is left out`;
      conversion.report('migrate/component', at, {
        message,
        hint: 'Look for another option that does the same.',
      });
      return false;
    }),
  );
}

/** Copies the modules of a demo, and returns its name beside the page. */
function copyDemo(demo: string, at: Location, conversion: PageConversion): string | undefined {
  const { page, site } = conversion;
  const from = getFolderPath(at.file);
  const stem = removeExtension(joinPaths(from, demo) ?? '');
  const name = getFileName(stem);
  const target = getFolderPath(page.target);
  const files = [`${stem}/index`, ...STYLINGS.map((styling) => `${stem}/${styling}/index`), stem].flatMap(
    (path) => findModule(`./${path}`, 'page', site) ?? [],
  );
  const own = files.filter((file) => removeExtension(file) === stem);
  const modules = own.length > 0 ? own : files;
  const isShown = modules.length > 0 && modules.every((file) => canBeShown(file, site));
  if (!isShown) {
    const message =
      modules.length === 0
        ? `there is no demo ${demo}`
        : `the demo ${demo} needs the former site, and is shown as code`;
    const hint =
      modules.length === 0
        ? 'Write it, or leave the directive out.'
        : 'Copy it beside the page, without imports of the former site.';
    conversion.report(modules.length === 0 ? 'migrate/file' : 'migrate/component', at, { message, hint });
    return undefined;
  }
  for (const file of modules) copyDemoModule(file, { from: getFolderPath(stem), target }, site);
  return name;
}
