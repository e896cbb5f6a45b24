import { expect, test } from 'vitest';
import { fixture, markdown, navigation } from '../sites/fixture.js';

const config = `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Acme',
  products: ['one', 'two', 'three'].map((id) => ({ id, name: id, pathPrefix: \`/\${id}/\`, navigation: \`navigation/\${id}.ts\` })),
});
`;

test('of several navigation files, the one that throws is blamed', async () => {
  const site = fixture({
    'docsgen.config.ts': config,
    'navigation/one.ts': navigation({ pathname: '/one/a' }),
    'navigation/two.ts': "throw new Error('no tree today');\n",
    'navigation/three.ts': navigation({ pathname: '/three/a' }),
    'pages/index.md': markdown('Acme'),
    ...Object.fromEntries(['one/a', 'three/a'].map((name) => [`pages/${name}.md`, markdown(name)])),
  });
  const { problems: diagnostics } = await site.build();
  expect(diagnostics.map(({ code, file, message }) => [code, file.split('/').at(-1), message])).toEqual([
    ['nav/syntax', 'two.ts', 'It throws when it is evaluated: no tree today'],
  ]);
});
