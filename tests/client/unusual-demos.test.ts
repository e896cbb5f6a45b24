/** Demos that cannot be rendered as part of a page, or not on the server, in Chromium. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';
import { start, type Living } from './browser.js';
import { styledDemo } from './styled-demo.js';
import { wrappedDemos } from './wrapped-demos.js';

const demo = (body: string, imports = ''): string =>
  `import * as React from 'react';\n${imports}\nexport default function Demo() {\n${body}\n}\n`;

/** A library that inserts a style element for each rule, as many do. */
const inserter = `exports.rule = (name, text) => {
  if (typeof document === 'undefined') return name;
  const style = document.createElement('style');
  style.textContent = '.' + name + '{' + text + '}';
  document.head.append(style);
  return name;
};
`;

/** As older compilers write packages that import React's default export, and functions of other packages: Material UI 5 is one. */
const olderPackage = `'use strict';
function _interopDefault(ex) { return ex && typeof ex === 'object' && 'default' in ex ? ex.default : ex; }
var React = _interopDefault(require('react'));
var plain = require('react');
var join = require('older-join');
// A function in its file for require, and a default export in its file for import.
var interop = require('@babel/runtime/helpers/interopRequireDefault');
exports.__esModule = true;
exports.default = function Badge(props) {
  return plain.createElement('b', null, React.createElement('i', null, join(props.children, interop('!').default)));
};
`;

const files: SiteFiles = {
  'docsgen.config.ts': config("demos: { wrapper: { kit: 'demos/Kit.tsx' } },").replace(
    'products: [',
    "products: [{ id: 'kit', name: 'Kit', pathPrefix: '/kit/', navigation: 'navigation/kit.ts' }, ",
  ),
  ...wrappedDemos,
  'navigation/acme.ts': navigation(
    ...[
      'unstable',
      'client',
      'isolated',
      'recognized',
      'kept',
      'caches',
      'older',
      'mismatch',
      'nested',
      'styled',
      'written',
    ].map((name) => ({
      pathname: `/${name}`,
    })),
  ),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'pages/unstable.md': markdown('Unstable', '{{"demo": "Random.js"}}\n\nBelow.'),
  'pages/Random.tsx': demo(
    `  const [number] = React.useState(() => Math.random());
  return <p style={{ height: 300 }}>{number}</p>;`,
  ),
  'pages/client.md': markdown('Client', '{{"demo": "Screen.js", "ssr": false, "height": 90}}\n\nBelow.'),
  'pages/Screen.tsx': `import Button from '@mui/material/Button';
import './screen.css';
const width = window.innerWidth;
export default function Screen() {
  return <Button className="screen">{width} pixels</Button>;
}
`,
  'pages/screen.css': '.screen { word-spacing: 3px; }\n',
  'pages/isolated.md': markdown('Isolated', '{{"demo": "Inserted.js", "isolated": true}}'),
  'pages/Inserted.tsx': demo(
    `  const [count, setCount] = React.useState(1);
  return <button type="button" className={red} onClick={() => setCount(count + 1)}>
    <style>{'.tall { height: 150px; }'}</style>
    {Array.from({ length: count }, (_, at) => <span key={at} className="tall" style={{ display: 'block' }}>{at}</span>)}
  </button>;`,
    "import { rule } from 'inserter';\nconst red = rule('red', 'color: rgb(255, 0, 0)');",
  ),
  'pages/recognized.md': markdown('Recognized', '{{"demo": "Recognized.js", "ssr": false}}'),
  'pages/kept.md': markdown('Kept', '{{"demo": "Recognized.js", "isolated": false}}'),
  'pages/Recognized.tsx':
    "import { green } from './green.js';\n\nexport default function Recognized() {\n  return <p className={green}>Recognized</p>;\n}\n",
  'pages/green.ts':
    "import { rule } from 'goober';\n\nexport const green = rule('green', 'color: rgb(0, 128, 0)');\n",
  'pages/caches.md': markdown('Caches', '{{"demo": "Mirrored.js"}}'),
  'pages/Mirrored.tsx': demo(
    `  const [on, setOn] = React.useState(false);
  return (
    <CacheProvider value={cache}>
      <div dir="rtl">
        <Box className="box" sx={{ paddingLeft: on ? '40px' : '20px' }}>Box</Box>
        <button type="button" onClick={() => setOn(true)}>On</button>
      </div>
    </CacheProvider>
  );`,
    `import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';

const swap = (element: any) => {
  if (element.props === 'padding-left') element.return = 'padding-right:' + element.children + ';';
};
const cache = createCache({ key: 'mirrored', stylisPlugins: [swap] });`,
  ),
  'pages/older.md': markdown('Older', '{{"demo": "Older.js"}}'),
  'pages/Older.tsx':
    "import Badge from 'older-badge';\nimport join from 'older-join';\nexport default function Older() {\n  return <Badge>{join('N', 'ew')}</Badge>;\n}\n",
  'pages/nested.md': markdown('Nested', '{{"demo": "Nested.js"}}'),
  'pages/Nested.tsx': `import { ThemeProvider as EmotionProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const ochre = { main: '#e3d026', light: '#e9db5d', dark: '#a29415', contrastText: '#242105' };
const palette: any = { ochre };
const theme = createTheme({ palette });
const color: any = 'ochre';

export default function Nested() {
  const button = <Button color={color} variant="contained">Ochre</Button>;
  return (
    <>
      <ThemeProvider theme={theme}>{button}</ThemeProvider>
      <EmotionProvider theme={theme}>{button}</EmotionProvider>
      <ThemeProvider theme={(outer: any) => createTheme({ ...outer, palette: { ...outer.palette, ochre } })}>
        {button}
      </ThemeProvider>
      <Button variant="contained">Blue</Button>
    </>
  );
}
`,
  ...styledDemo,
  'pages/written.md': markdown('Written', '{{"demo": "Written.js"}}'),
  'pages/Written.tsx': demo(
    `  const output = React.useRef<HTMLOutputElement>(null);
  const write = (html: string) => () => {
    try {
      output.current!.innerHTML = html;
    } catch (error) {
      output.current!.textContent = (error as Error).name;
    }
  };
  return (
    <>
      <button onClick={write('12 & 7')}>Text</button>
      <button onClick={write('<b>12</b>')}>HTML</button>
      <output ref={output} />
    </>
  );`,
  ),
  'pages/mismatch.md': markdown('Mismatch', '{{"demo": "Place.js"}}'),
  'pages/Place.tsx':
    "export default function Place() {\n  return <p>Seen by <b>{typeof document === 'undefined' ? 'the build' : 'a browser'}</b></p>;\n}\n",
  'node_modules/inserter/package.json': '{"name":"inserter","version":"1.0.0","main":"index.js"}',
  'node_modules/inserter/index.js': inserter,
  'node_modules/goober/package.json': '{"name":"goober","version":"1.0.0","main":"index.js"}',
  'node_modules/goober/index.js': inserter,
  'node_modules/older-badge/package.json':
    '{"name":"older-badge","version":"1.0.0","main":"index.js","dependencies":{"@babel/runtime":"*","older-join":"1.0.0"},"peerDependencies":{"react":"*"}}',
  'node_modules/older-badge/index.js': olderPackage,
  'node_modules/older-join/package.json': '{"name":"older-join","version":"1.0.0","main":"index.js"}',
  'node_modules/older-join/index.js': 'module.exports = function join(a, b) { return a + b; };\n',
};

let world: Living;

beforeAll(async () => {
  world = await start(files, 'unusual-demos', ['demo/unstable']);
});

afterAll(async () => world.close());

describe('a demo that is not stable', () => {
  test('is rendered by the browser alone; until then the page keeps its space and hides what the build has rendered', async () => {
    const { problems: diagnostics } = await world.site.build();
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['demo/unstable', 'warning', 5],
    ]);
    const quiet = await world.reader({ javaScriptEnabled: false });
    const still = await quiet.context.newPage();
    await still.goto('/unstable/');
    expect(await still.locator('.demo p').isVisible()).toBe(false);
    expect(
      await still.locator('.demo').evaluate((one) => one.getBoundingClientRect().height),
    ).toBeGreaterThan(299);
    await quiet.leave();
    const reader = await world.reader();
    const page = await reader.open('/unstable/');
    await page.locator('.demo[data-live]').waitFor();
    await page.locator('.demo p').waitFor();
    expect(await page.locator('.demo p').textContent()).toMatch(/^0\.\d+$/);
    await reader.leave();
  });

  test('with "ssr": false none of it runs during the build, its styles are there, and a height is reserved', async () => {
    expect(world.site.html('/client/')).toMatch(/<svg class="strut" width="0" height="90"/);
    const reader = await world.reader();
    const page = await reader.open('/client/');
    await page.getByRole('button', { name: '1280 pixels' }).waitFor();
    await expect
      .poll(() => page.locator('.screen').evaluate((one) => getComputedStyle(one).wordSpacing))
      .toBe('3px');
    await reader.leave();
  });
});

test('an isolated demo inserts styles into its own document, which grows with it, under a policy that is its own', async () => {
  const headers = world.site.output('_headers');
  const policies = Array.from(
    headers.matchAll(/^(\/\S*)\n(?:  .*\n)*?  Content-Security-Policy: .*'unsafe-inline'/gm),
  );
  expect(policies.map(([, path]) => path)).toEqual(['/_docsgen/isolated/*']);
  const reader = await world.reader();
  const page = await reader.open('/isolated/');
  const frame = page.frameLocator('.demo > iframe');
  const button = frame.getByRole('button');
  await frame.locator('.demo[data-live]').waitFor();
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(255, 0, 0)');
  const height = async (): Promise<number> =>
    Number(await page.locator('.demo > iframe').getAttribute('height'));
  await expect.poll(height).toBeGreaterThan(150);
  await button.click();
  await expect.poll(height).toBeGreaterThan(300);
  await reader.leave();
});

test('DEM-01: a demo that imports a known style library, by a file of its own too, is isolated unless its directive says no', async () => {
  expect(world.site.html('/kept/')).toContain('<p class="green">Recognized</p>');
  expect(world.site.html('/recognized/')).not.toContain('Recognized</p>');
  const reader = await world.reader();
  const page = await reader.open('/recognized/');
  const frame = page.frameLocator('.demo > iframe');
  await frame.locator('.demo[data-live]').waitFor();
  await expect
    .poll(() => frame.locator('p').evaluate((one) => getComputedStyle(one).color))
    .toBe('rgb(0, 128, 0)');
  await reader.leave();
});

test('an Emotion cache of a demo’s own works before a script runs, and after', async () => {
  const quiet = await world.reader({ javaScriptEnabled: false });
  const still = await quiet.context.newPage();
  await still.goto('/caches/');
  const padding = (): Promise<string> =>
    still.locator('.box').evaluate((one) => getComputedStyle(one).paddingRight);
  expect(await padding()).toBe('20px');
  await quiet.leave();
  const reader = await world.reader();
  const page = await reader.open('/caches/');
  await page.locator('.demo[data-live]').waitFor();
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await expect
    .poll(() => page.locator('.box').evaluate((one) => getComputedStyle(one).paddingRight))
    .toBe('40px');
  await reader.leave();
});

test('a CommonJS package gets the default export of React, and functions that other packages are', async () => {
  expect(world.site.html('/older/')).toContain('<b><i>New!</i></b>');
  const reader = await world.reader();
  const page = await reader.open('/older/');
  await page.locator('.demo[data-live]').waitFor();
  expect(await page.locator('.demo').innerHTML()).toBe('<b><i>New!</i></b>');
  await reader.leave();
});

test('a theme within a demo has its own colors, and the variables around it keep theirs', async () => {
  const reader = await world.reader({ colorScheme: 'dark' });
  const page = await reader.open('/nested/');
  const colors = (): Promise<readonly string[]> =>
    page
      .locator('.demo button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  const expected = [...Array.from({ length: 3 }, () => 'rgb(227, 208, 38)'), 'rgb(144, 202, 249)'];
  expect(await colors()).toEqual(expected);
  await page.locator('.demo[data-live]').waitFor();
  expect(await colors()).toEqual(expected);
  await reader.leave();
});

test('a demo writes text with innerHTML, and no element', async () => {
  const reader = await world.reader();
  const page = await reader.open('/written/');
  await page.locator('.demo[data-live]').waitFor();
  const output = page.locator('output');
  await page.getByRole('button', { name: 'Text' }).click();
  await expect.poll(() => output.innerHTML()).toBe('12 &amp; 7');
  await page.getByRole('button', { name: 'HTML' }).click();
  await expect.poll(() => output.innerHTML()).toBe('TypeError');
  await reader.leave(/TrustedHTML|require-trusted-types-for/);
});

test('a browser that renders another text than the build says both', async () => {
  const reader = await world.reader();
  const page = await reader.open('/mismatch/');
  await page.locator('.demo[data-live]').waitFor();
  await expect
    .poll(() => reader.said)
    .toEqual(['error: The browser renders “a browser”, the build has rendered “the build” in <b>']);
  reader.said.splice(0);
  await reader.leave();
});

test('a wrapper of the config stands around the demos of its product: on the server, in the browser, and while they are edited', async () => {
  expect(world.site.html('/kit/button/')).toContain('in<!-- --> <!-- -->light ltr');
  expect(world.site.html('/older/')).not.toMatch(/wrapper\.\w+\.(?:js|css)/);
  const reader = await world.reader({ colorScheme: 'dark' });
  const page = await reader.open('/kit/button/');
  const styleOf = (selector: string, name: 'wordSpacing' | 'color' | 'fontStyle'): Promise<string> =>
    page.locator(selector).evaluate((element, key) => getComputedStyle(element)[key], name);
  await page.getByRole('button', { name: 'in dark ltr' }).click();
  await expect.poll(() => styleOf('.kit-button', 'wordSpacing')).toBe('7px');
  expect(await styleOf('.kit-button', 'fontStyle')).toBe('normal');
  expect(await styleOf('.demo', 'fontStyle')).toBe('italic');
  // What the demo opens in the body has its styles too, in the page's color scheme.
  expect(await styleOf('.kit-menu', 'color')).toBe('rgb(4, 5, 6)');
  expect(await styleOf('.kit-menu', 'wordSpacing')).toBe('7px');
  // The page has none of them.
  expect(await styleOf('h1', 'wordSpacing')).toBe('0px');
  expect(await styleOf('h1', 'fontStyle')).toBe('normal');
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(5000);
  await page.locator('figure').hover();
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const source = "import { KitButton } from 'kit';\nexport default () => <KitButton>edited</KitButton>;";
  await page.locator('figure').getByRole('textbox').fill(source);
  await page.frameLocator('iframe[title$="demo, edited"]').getByText('edited dark ltr').waitFor();
  await reader.leave();
});

test('a demo has CSS modules, Sass and images: the same on the server, in the browser, in a document of its own, and while it is edited', async () => {
  const html = world.site.html('/styled/');
  const [, photo] = /src="(\/_docsgen\/photo\.[0-9a-f]{10}\.svg)"/.exec(html)!;
  expect(world.site.output(photo!.slice(1))).toContain('<svg');
  const reader = await world.reader();
  const page = await reader.open('/styled/');
  type Root = Pick<typeof page, 'locator'>;
  const read = (root: Root): Promise<readonly string[]> =>
    root.locator('p', { hasText: 'styled' }).evaluate((element) => {
      const { color, wordSpacing, letterSpacing, backgroundImage } = getComputedStyle(element);
      const image = element.querySelector('img')!;
      return [element.className, color, wordSpacing, letterSpacing, backgroundImage, image.currentSrc];
    });
  const classes = /class="(Base_[0-9a-f]{6}_base Card_[0-9a-f]{6}_root Tone_[0-9a-f]{6}_module_tone)"/.exec(
    html,
  )!;
  const address = `${world.origin}${photo}`;
  const expected = [classes[1], 'rgb(1, 2, 3)', '5px', '7px', `url("${address}")`, address];
  const demo = page.locator('.demo').first();
  await page.locator('.demo[data-live]').first().waitFor();
  expect(await read(demo)).toEqual(expected);
  const frame = page.frameLocator('.demo > iframe');
  await frame.locator('.demo[data-live]').waitFor();
  expect(await read(frame)).toEqual(expected);
  // Another demo's class of the same name is another class.
  expect(await page.locator('p', { hasText: 'plain' }).getAttribute('class')).not.toBe(classes[1]);
  const figure = page.locator('figure').first();
  await figure.hover();
  await figure.getByRole('button', { name: 'Edit the code' }).click();
  const field = figure.getByRole('textbox');
  await field.fill((await field.inputValue()).replace('>styled', '>edited and styled'));
  const edited = page.frameLocator('iframe[title$="demo, edited"]');
  await edited.getByText('edited and styled').waitFor();
  const [image, ...others] = (await read(edited)).toReversed();
  expect(others.toReversed()).toEqual([...expected.slice(0, 4), `url("${image}")`]);
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  await reader.leave();
});

test('after an edit of a Sass partial, a CSS module or an image, the demo is rendered anew', async () => {
  const { site } = world;
  site.edit('pages/styled/_sizes.scss', '7px', '8px');
  site.edit('pages/styled/Base.module.css', '.base', '.base, .added');
  site.edit('pages/styled/photo.svg', 'width="9"', 'width="8"');
  const before = /photo\.[0-9a-f]{10}\.svg/.exec(site.html('/styled/'))![0];
  expect((await site.build()).status).toBe('complete');
  const files = [...site.tree()];
  const sheets = files.filter(([path]) => path.endsWith('.css')).map(([, text]) => text);
  expect(sheets.join('\n')).toMatch(/letter-spacing:8px/);
  expect(sheets.join('\n')).not.toMatch(/letter-spacing:7px/);
  expect(site.html('/styled/')).not.toContain(before);
  const unused = files.map(([path]) => path).filter((path) => path.endsWith('.woff2'));
  expect(unused).toEqual([expect.stringMatching(/^_docsgen\/unused\.[0-9a-f]{10}\.woff2$/)]);
  expect(sheets.join('\n')).toContain(`/${unused[0]}?v=1`);
});
