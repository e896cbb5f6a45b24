import { expect, test } from 'vitest';
import { config, fixture, markdown, twoPages } from '../../../sites/fixture.js';

test('katex is loaded only where a page has formulas, and once for equal ones', async () => {
  const site = fixture({
    ...twoPages,
    'docsgen.config.ts': config('markdown: { math: true },'),
    'pages/button.md': markdown('Button', 'It costs $5.'),
    'node_modules/katex/package.json': '{ "name": "katex", "version": "1.0.0", "main": "index.js" }\n',
    'node_modules/katex/index.js': "throw new Error('katex is loaded');\n",
  });
  expect(await site.build()).toMatchObject({ status: 'complete', problems: [] });

  site.write('node_modules/katex/index.js', numberingKatex);
  site.edit('pages/button.md', '$5', '$x$, or $x$');
  expect(await site.build()).toMatchObject({ status: 'complete', problems: [] });
  expect(site.html('/button/').match(/<math>.*?<\/math>/g)).toEqual(['<math>x 1</math>', '<math>x 1</math>']);
  expect(site.html('/slider/')).not.toContain('<math');
});

/** Numbers its calls. */
const numberingKatex = `let count = 0;
exports.renderToString = (tex) => '<span><math>' + tex + ' ' + (count += 1) + '</math></span>';
`;
