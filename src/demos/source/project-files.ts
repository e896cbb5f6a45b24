/** Formats the files that the projects of a demo have on every host. */

export interface DemoProjectInput {
  /** For the window's title: `BasicButtons demo — Material UI`. */
  readonly title: string;
  readonly language: string;
  /** The demo first; names relative to its folder. */
  readonly files: readonly { readonly name: string; readonly code: string }[];
  readonly isTyped: boolean;
  /** The files of what stands around the demo, the component first; names relative to its folder. */
  readonly wrapper?: DemoProjectInput['files'] | undefined;
  /** Exact versions by package. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The version of Tailwind whose classes it names; none: it names none. */
  readonly tailwind?: string | undefined;
  /** The version of Sass; none: it has no such files. */
  readonly sass?: string | undefined;
}

/** Texts by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** What a project in TypeScript needs for its development: the types of its React. */
export function createTypescriptPackages({
  dependencies,
}: Pick<DemoProjectInput, 'dependencies'>): Readonly<Record<string, string>> {
  const types = `^${Number.parseInt(dependencies['react'] ?? '19', 10)}.0.0`;
  return { '@types/react': types, '@types/react-dom': types, typescript: '^5.9.0' };
}

interface ProjectManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A `package.json`. */
export function formatManifest({ dependencies, ...manifest }: ProjectManifest): string {
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ name: 'demo', private: true, ...manifest, dependencies: sorted }, null, 2)}\n`;
}

interface HostElements {
  readonly head?: string;
  readonly body?: string;
}

/** The page in which the demo is rendered, with the elements that a host needs in it. */
export function formatIndexHtml(
  { title, language }: Pick<DemoProjectInput, 'title' | 'language'>,
  { head = '', body = '' }: HostElements,
): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>${head}
  </head>
  <body>
    <div id="root"></div>${body}
  </body>
</html>
`;
}

/** The module that renders the demo, within what stands around it. */
export function formatMainModule({
  isTyped,
  wrapper,
}: Pick<DemoProjectInput, 'isTyped' | 'wrapper'>): string {
  const [importLine, demo] = wrapper
    ? [`import Wrapper from './${WRAPPER_FOLDER}/${wrapper[0]!.name.replace(/\.\w+$/, '')}';\n`, WRAPPED_DEMO]
    : ['', '    <Demo />'];
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';
${importLine}
createRoot(document.getElementById('root')${isTyped ? '!' : ''}).render(
  <React.StrictMode>
${demo}
  </React.StrictMode>,
);
`;
}

/** In the folder of the sources: the demo's files may have the same names. */
export const WRAPPER_FOLDER = 'wrapper';

const WRAPPED_DEMO = `    <Wrapper
      colorScheme={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}
      direction="ltr"
    >
      <Demo />
    </Wrapper>`;
