import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../browser/axe/axe.js';
import { config, markdown, navigation } from '../sites/fixture.js';
import { start, type Living } from './browser.js';

const PAGE = `Words, [a link](/start/) and \`code\`.

:::info
A callout with [a link](/start/).
:::

\`\`\`tsx {1}
const one = 'two'; // three
\`\`\`

## A heading

| A | B |
| :- | :- |
| 1 | [2](/start/) |
`;

let world: Living;

beforeAll(async () => {
  world = await start(
    {
      'docsgen.config.ts': config(`logo: { light: '/light.svg', dark: '/dark.svg' },
  brand: {
    colors: { light: { primary: '#0a7d4b' }, dark: { primary: '#3ccb8c', link: '#7be0b5' } },
    fonts: { body: "'Acme Sans', system-ui", code: 'monospace', files: [{ family: 'Acme Sans', file: '/acme.woff2', weight: '400 700' }] },
    radius: 3,
  },`),
      'navigation/acme.ts': navigation({ pathname: '/start' }),
      // The config is stronger than the site's palette, whose other colors stay.
      'templates/theme/palette.ts': `import { dark as baseDark, light as baseLight } from 'docsgen/templates/theme/palette.js';
export * from 'docsgen/templates/theme/palette.js';
export const light = { ...baseLight, primary: { ...baseLight.primary, main: 'rgb(1, 2, 3)' }, divider: 'rgb(4, 5, 6)' };
export const dark = baseDark;
`,
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'public/light.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'public/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'public/acme.woff2': '',
      'pages/index.md': markdown('Home', 'Welcome.'),
      'pages/start.md': markdown('Start', PAGE),
    },
    'brand',
  );
});

afterAll(async () => world.close());

test.each([
  {
    scheme: 'light',
    colors: {
      link: 'rgb(10, 125, 75)',
      primary: '#0a7d4b',
      contrastText: '#ffffff',
      divider: 'rgb(4, 5, 6)',
    },
    logo: '/light.svg',
  },
  {
    scheme: 'dark',
    colors: {
      link: 'rgb(123, 224, 181)',
      primary: '#3ccb8c',
      contrastText: '#0f1214',
      divider: 'hsla(210, 14%, 28%, 0.3)',
    },
    logo: '/dark.svg',
  },
] as const)(
  'the brand of the config is that of the pages in the $scheme scheme, readable everywhere',
  async ({ scheme, colors, logo }) => {
    const reader = await world.reader({ colorScheme: scheme });
    const page = await reader.context.newPage();
    // An empty font file cannot be read, and the page is shown in the next family.
    await page.route('**/acme.woff2', async (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto(`${world.origin}/start/`);
    const look = await page.evaluate(() => {
      const variable = (name: string): string =>
        getComputedStyle(document.documentElement).getPropertyValue(`--docs-palette-${name}`).trim();
      const styleOf = (selector: string): CSSStyleDeclaration =>
        getComputedStyle(document.querySelector(selector)!);
      return {
        colors: {
          link: styleOf('#main-content p a').color,
          primary: variable('primary-main'),
          contrastText: variable('primary-contrastText'),
          divider: variable('divider'),
        },
        fonts: [document.body, document.querySelector('h1')!, document.querySelector('code')!].map(
          (element) => getComputedStyle(element).fontFamily,
        ),
        radius: ['.callout', '.code'].map((selector) => styleOf(selector).borderTopLeftRadius),
        logos: Array.from(document.querySelectorAll<HTMLImageElement>('.home img'))
          .filter((image) => image.checkVisibility())
          .map((image) => new URL(image.src).pathname),
        faces: Array.from(document.fonts, ({ family, weight }) => [family.replaceAll('"', ''), weight]),
      };
    });
    expect(look).toEqual({
      colors,
      fonts: ['"Acme Sans", system-ui', '"Acme Sans", system-ui', 'monospace'],
      radius: ['3px', '3px'],
      logos: [logo],
      faces: [['Acme Sans', '400 700']],
    });
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
    reader.said.length = 0;
    await reader.leave();
  },
);
