/** Color schemes besides light and dark: how a reader chooses one, and what it does to the page and its demos. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { config, markdown, navigation, type SiteFiles } from '../sites/fixture.js';
import { rootOf, start, type Living } from './browser.js';

const DEFAULT_THEME = `import Box from '@mui/material/Box';
import { styled, useColorScheme } from '@mui/material/styles';

const Text = styled('p')(({ theme }) => ({
  color: 'rgb(1, 1, 1)',
  ...theme.applyStyles('dark', { color: 'rgb(2, 2, 2)' }),
}));

export default function DefaultTheme() {
  return (
    <Box>
      <Text className="by-mode">{useColorScheme().colorScheme}</Text>
    </Box>
  );
}
`;

const OWN_THEME = `import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const contrast = createTheme({ palette: { mode: 'dark', primary: { main: '#ffff00' } } });

const theme = createTheme({
  cssVariables: { cssVarPrefix: 'own', colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true, contrast: { palette: contrast.palette } },
});

export default function OwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Button className="by-name" variant="contained">
        Own
      </Button>
    </ThemeProvider>
  );
}
`;

const files: SiteFiles = {
  'docsgen.config.ts': config(`colorSchemes: [
    { name: 'sepia', label: 'Sepia', mode: 'light' },
    { name: 'contrast', label: 'High contrast', mode: 'dark' },
  ],`),
  'navigation/acme.ts': navigation({ pathname: '/start' }, { pathname: '/demos' }),
  'templates/theme/schemes.ts': `export const schemes = {
  sepia: { background: { default: 'rgb(244, 236, 216)' }, text: { link: 'rgb(0, 80, 160)' } },
  contrast: { background: { default: 'rgb(0, 0, 0)' } },
};
`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Home', 'Welcome.'),
  'pages/start.md': markdown('Start', 'Begin.'),
  'pages/demos/index.md': markdown(
    'Demos',
    '{{"demo": "DefaultTheme.js"}}\n\n{{"demo": "OwnTheme.js", "iframe": true, "height": 200}}',
  ),
  'pages/demos/DefaultTheme.tsx': DEFAULT_THEME,
  'pages/demos/OwnTheme.tsx': OWN_THEME,
};

let world: Living;

beforeAll(async () => {
  world = await start(files, 'color-schemes');
});

afterAll(async () => world.close());

const scheme = async (page: Page): Promise<string | undefined> =>
  (await rootOf(page))['data-mui-color-scheme'];

const look = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    colorScheme: getComputedStyle(document.documentElement).colorScheme,
    body: document.body.className,
  }));

async function choose(page: Page, group: string, label: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Settings' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await panel.getByRole('group', { name: group }).getByRole('button', { name: label, exact: true }).click();
}

/** What a reader has chosen on an earlier visit. */
function storing(values: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: world.origin, localStorage }] };
}

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

const DARK_TEXT = 'rgb(2, 2, 2)';
const YELLOW = 'rgb(255, 255, 0)';
const SEPIA = { background: 'rgb(244, 236, 216)', colorScheme: 'light', body: 'mode-light' };
const CONTRAST = { background: 'rgb(0, 0, 0)', colorScheme: 'dark', body: 'mode-dark' };

describe('color schemes besides light and dark', () => {
  test('CLR-02: each mode offers its own; the choice has the theme’s colors, is stored for the mode, and followed by other tabs', async () => {
    const reader = await world.reader();
    const [page, other] = [await reader.open('/start/'), await reader.open('/')];
    await choose(page, 'Light mode', 'Sepia');
    await choose(page, 'Dark mode', 'High contrast');
    expect(await look(page)).toEqual(SEPIA);
    await other.locator('html[data-mui-color-scheme=sepia]').waitFor();
    await choose(page, 'Mode', 'Dark');
    expect(await look(page)).toEqual(CONTRAST);
    await other.locator('html[data-mui-color-scheme=contrast]').waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'mui-mode': 'dark',
      'mui-color-scheme-light': 'sepia',
      'mui-color-scheme-dark': 'contrast',
    });
    const buttons = page.getByRole('group', { name: 'Dark mode' }).getByRole('button');
    const pressed = await buttons.evaluateAll((all) => all.map((one) => [one.textContent, one.ariaPressed]));
    expect(pressed).toEqual([
      ['Standard', 'false'],
      ['High contrast', 'true'],
    ]);
    await choose(page, 'Dark mode', 'Standard');
    expect(await scheme(page)).toBe('dark');
    await reader.leave();
  });

  test('CLR-06: it is on the document before its body is, whatever the system is', async () => {
    const reader = await world.reader({
      colorScheme: 'dark',
      storageState: storing({ 'mui-mode': 'light', 'mui-color-scheme-light': 'sepia' }),
      before: () =>
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Object.assign(window, { atBody: document.documentElement.dataset['muiColorScheme'] });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true }),
    });
    const page = await reader.open('/start/');
    expect(await page.evaluate(() => Reflect.get(window, 'atBody') as unknown)).toBe('sepia');
    expect(await look(page)).toEqual(SEPIA);
    await reader.leave();
  });

  test('VAL-01: a stored name that the theme does not have is reported, and the default holds', async () => {
    const storageState = storing({ 'mui-color-scheme-dark': 'contras' });
    const reader = await world.reader({ colorScheme: 'dark', storageState });
    const page = await reader.open('/start/');
    expect(await scheme(page)).toBe('dark');
    expect(reader.said.splice(0)).toEqual(['error: `contras` does not exist in `theme.colorSchemes`.']);
    await reader.leave();
  });

  test.each(['light', 'dark'] as const)(
    'on a %s system, a demo’s theme sees the scheme by its name if it has it, and others by its mode',
    async (colorScheme) => {
      const storageState = storing({ 'mui-mode': 'dark', 'mui-color-scheme-dark': 'contrast' });
      const reader = await world.reader({ colorScheme, storageState });
      const page = await reader.open('/demos/');
      const byMode = page.locator('.by-mode');
      await byMode.scrollIntoViewIfNeeded();
      await byMode.filter({ hasText: 'dark' }).waitFor();
      expect([await scheme(page), await styleOf(byMode, 'color')]).toEqual(['contrast', DARK_TEXT]);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      const byName = page.frameLocator('iframe').locator('.demo[data-live] .by-name');
      await byName.waitFor();
      await expect.poll(() => styleOf(byName, 'background-color')).toBe(YELLOW);
      await choose(page, 'Mode', 'Light');
      await byMode.filter({ hasText: 'light' }).waitFor();
      await choose(page, 'Mode', 'Dark');
      await byMode.filter({ hasText: 'dark' }).waitFor();
      expect([await scheme(page), await styleOf(byMode, 'color')]).toEqual(['contrast', DARK_TEXT]);
      await choose(page, 'Dark mode', 'Standard');
      expect(await scheme(page)).toBe('dark');
      await expect.poll(() => styleOf(byName, 'background-color')).not.toBe(YELLOW);
      await reader.leave();
    },
  );
});
