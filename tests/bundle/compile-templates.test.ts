import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { compileTemplates } from '../../src/bundle/compile-templates.js';

const materialStylesFile = resolve('lib/material-styles.js');

/** docsgen's own templates, with the footer of a site. */
function compileWithFooter(footer: string) {
  const root = mkdtempSync(join(tmpdir(), 'templates-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const siteFolder = join(root, 'templates');
  mkdirSync(join(siteFolder, 'parts'), { recursive: true });
  writeFileSync(join(siteFolder, 'parts/SiteFooter.tsx'), footer);
  return compileTemplates({ root, builtInFolder: resolve('templates'), materialStylesFile, siteFolder });
}

const isOfMaterial = (file: string): boolean => file.includes('/node_modules/@mui/');

const stylesImport = `from "${pathToFileURL(materialStylesFile).href}"`;

test('the styles of Material UI are not compiled again with the templates', async () => {
  const { code, packageFiles } = await compileWithFooter(
    "import { alpha } from '@mui/material/styles';\nexport const SiteFooter = () => <footer>{alpha('#123456', 0.5)}</footer>;\n",
  );
  expect(code).toContain(stylesImport);
  expect(packageFiles.filter(isOfMaterial)).toEqual([]);
  const { alpha } = (await import(materialStylesFile)) as {
    readonly alpha: (color: string, opacity: number) => string;
  };
  expect(alpha('#123456', 0.5)).toBe('rgba(18, 52, 86, 0.5)');
});

test('a template that imports a component of Material UI is compiled with one copy of its styles', async () => {
  const { code, packageFiles } = await compileWithFooter(
    "import Divider from '@mui/material/Divider';\nexport const SiteFooter = () => <footer><Divider /></footer>;\n",
  );
  expect(code).not.toContain(stylesImport);
  expect(packageFiles.filter((file) => file.endsWith('/styles/createTheme.js'))).toHaveLength(1);
});
