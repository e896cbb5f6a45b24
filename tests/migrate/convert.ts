/** Converts one page of a small site, without a disk. */

import { migrateSite } from '../../src/migrate/migrate-site.js';
import type { SourceKind, SourceTree } from '../../src/migrate/model.js';

type Files = Readonly<Record<string, string>>;

/** The smallest site of each tool, and where its page lies before and after. */
const SITES: Readonly<
  Record<SourceKind, { readonly files: Files; readonly page: string; readonly target: string }>
> = {
  docusaurus: {
    files: {
      'docusaurus.config.js':
        "module.exports = { title: 'Acme', presets: [['classic', { remarkPlugins: ['remark-math'] }]] };",
      'docs/other.md': '# Other\n',
    },
    page: 'docs/page.mdx',
    target: 'pages/docs/page.md',
  },
  vitepress: {
    files: {
      '.vitepress/config.mts': "export default { title: 'Acme', markdown: { math: true } };",
      'docs/other.md': '# Other\n',
    },
    page: 'docs/page.md',
    target: 'pages/docs/page.md',
  },
  nextra: {
    files: {
      'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({ latex: true })();",
      'content/docs/other.mdx': '# Other\n',
    },
    page: 'content/docs/page.mdx',
    target: 'pages/docs/page.md',
  },
  mui: {
    files: {
      'docs/data/acme/pages.ts':
        "export default [{ pathname: '/acme/react-button' }, { pathname: '/acme/other' }];",
      'docs/data/acme/other/other.md': '# Other\n',
    },
    page: 'docs/data/acme/buttons/buttons.md',
    target: 'pages/acme/react-button/index.md',
  },
};

export function createTree(files: Files): SourceTree {
  return {
    files: Object.keys(files).toSorted(),
    has: (path) => Object.hasOwn(files, path),
    read: (path) => (Object.hasOwn(files, path) ? files[path] : undefined),
  };
}

export interface Converted {
  readonly text: string;
  /** `migrate/link 3:10` */
  readonly todos: readonly string[];
  /** The paths of files besides the page. */
  readonly files: readonly string[];
}

/** The text that a page becomes below its front matter, and what is left to do in it. */
export function convert(kind: SourceKind, text: string, more: Files = {}): Converted {
  const { files, page, target } = SITES[kind];
  const migration = migrateSite(kind, createTree({ ...files, ...more, [page]: text }));
  const file = migration?.files.get(target);
  if (!migration || !file || !('text' in file)) throw new Error(`${page} was not converted`);
  return {
    text: file.text.replace(/^---\n[^]*?\n---\n\n/, ''),
    todos: migration.diagnostics
      .filter((one) => one.file === page)
      .map(({ code, line, column }) => `${code} ${line}:${column}`),
    files: [...migration.files.keys()],
  };
}
