import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixture, markdown, twoPages } from '../sites/fixture.js';

describe('the packages of demos', () => {
  test('installing a package that was missing, in a folder above the site, fixes the demo that asks for it', async () => {
    const site = fixture({
      ...twoPages,
      'pages/button.md': markdown('Button', '{{"demo": "Late.js"}}'),
      'pages/Late.tsx':
        "import * as React from 'react';\nimport { word } from 'acme-late';\n\nexport default function Late() {\n  return <p>{word}</p>;\n}\n",
    });
    const missing = await site.build();
    expect(missing.problems).toMatchObject([
      { code: 'demo/import', line: 2, message: 'The package “acme-late” is not installed.' },
    ]);
    const folder = join(site.home, 'node_modules/acme-late');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "name": "acme-late", "version": "1.0.0" }');
    writeFileSync(join(folder, 'index.js'), "exports.word = 'at last';");
    const fixed = await site.build();
    expect([fixed.status, fixed.problems]).toEqual(['complete', []]);
    expect(site.html('/button/')).toContain('at last');
  });
});
