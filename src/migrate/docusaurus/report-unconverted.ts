/** Reports the pages of a Docusaurus site that are no Markdown, and older versions of its documentation. */

import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { SourceTree } from '../model.js';
import type { DocusaurusSettings } from './read-settings.js';

export function reportUnconverted(tree: SourceTree, { settings }: DocusaurusSettings): readonly Diagnostic[] {
  const components = tree.files.filter(
    (file) => /^src\/pages\/.*\.[jt]sx?$/.test(file) && !/\/_|\.(?:test|spec|module)\./.test(file),
  );
  const versions = [
    ...new Set(tree.files.flatMap((file) => /^(?:\w+_)?versioned_docs\/[^/]+/.exec(file)?.[0] ?? [])),
  ];
  const swizzled = tree.files.find((file) => file.startsWith('src/theme/'));
  return [
    ...components.map((file) => createPageDiagnostic(file)),
    ...versions.map((folder): Diagnostic => ({
      ...{ code: 'migrate/page', severity: 'error', file: folder },
      message: 'an older version of the documentation is not converted',
      hint: 'Publish each version as a site of its own, and name it under versions of the product.',
    })),
    ...(swizzled === undefined
      ? []
      : [
          createConfigDiagnostic(
            'src/theme',
            'components of the theme are not converted',
            'Write templates of docsgen.',
          ),
        ]),
    ...(hasOtherPlugins(settings.list('plugins'))
      ? [
          createConfigDiagnostic(
            settings.diagnostics.file,
            'plugins are not converted',
            'Look for each whether docsgen does the same.',
          ),
        ]
      : []),
  ];
}

function hasOtherPlugins(plugins: readonly unknown[]): boolean {
  const known =
    /plugin-(?:content-docs|client-redirects|ideal-image|sitemap|google-gtag|google-analytics|pwa|debug)/;
  return plugins.some((plugin) => {
    const name = Array.isArray(plugin) ? plugin[0] : plugin;
    return typeof name !== 'string' || !known.test(name);
  });
}

/** The home is replaced by a list of links; any other page is missing. */
function createPageDiagnostic(file: string): Diagnostic {
  const isHome = /^src\/pages\/index\.[jt]sx?$/.test(file);
  return {
    ...{ code: 'migrate/page', file, line: 1, column: 1, severity: isHome ? 'warning' : 'error' },
    message: isHome
      ? 'the home page is a component, and a list of links now'
      : 'the page is a component, and not converted',
    hint: 'Write it in Markdown with a demo, or as a template.',
  };
}

function createConfigDiagnostic(file: string, message: string, hint: string): Diagnostic {
  return { code: 'migrate/config', severity: 'warning', file, message, hint };
}
