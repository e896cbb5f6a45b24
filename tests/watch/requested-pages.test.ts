import { watch, type Watching } from 'docsgen';
import { afterEach, describe, expect, test } from 'vitest';
import { config, fixture, markdown, navigation, type Fixture, type SiteFiles } from '../sites/fixture.js';
import { listenTo } from './fixture/listener.js';

const COUNT = 200;
const names = Array.from({ length: COUNT }, (_, at) => `page-${at + 100}`);
const LAST = `/${names.at(-1)}/`;

const EMBED = '<iframe src="https://box.example/new" title="A box" height="300"></iframe>';

const footer = (text: string): string =>
  `export function SiteFooter() {\n  return <footer>${text}</footer>;\n}\n`;

/** Cannot be rendered with the items of closed groups, which no page has. */
const FRAGILE_NAVIGATION = `export function SideNav({ items }) {
  if (items.some(({ title, open, children }) => title === 'More' && !open && children.length > 0))
    throw new Error('Too many items');
  return <ul />;
}
`;

const files: SiteFiles = {
  'docsgen.config.ts': config("embeds: { hosts: ['https://box.example'] },"),
  'navigation/acme.ts': navigation(...names.map((name) => ({ pathname: `/${name}` }))),
  'pages/index.md': markdown('Acme', 'Welcome.'),
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
  'templates/parts/SiteFooter.tsx': footer('First'),
  // With a module, any page may have demos.
  'pages/index.tsx': 'export default function Index() {\n  return <p>Welcome</p>;\n}\n',
  ...Object.fromEntries(names.map((name) => [`pages/${name}.md`, markdown(name, 'Text. '.repeat(200))])),
  [`pages/${names.at(-1)}.md`]: markdown('Last', EMBED),
};

const open = new Set<Watching>();
afterEach(async () => {
  await Promise.all([...open].map((watching) => watching.close()));
  open.clear();
});

interface Started {
  readonly site: Fixture;
  readonly url: string;
  readonly ready: Promise<Watching>;
  /** The number of pages that the build that is running has rendered, in steps of twenty. */
  readonly rendered: () => number;
}

/** A watch whose first build has begun; its server listens. */
async function start(siteFiles: SiteFiles = files): Promise<Started> {
  const site = fixture(siteFiles);
  // Below those that the system gives to the connections and servers of other tests.
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const state = { rendered: 0, begun: (): void => undefined };
  const begun = new Promise<void>((resolve) => (state.begun = resolve));
  const ready = watch({
    site: site.folder,
    outDir: site.outDir,
    cacheDir: site.cacheDir,
    port,
    strictPort: true,
    onPhase: (name, detail = '') => {
      state.begun();
      if (name === 'Rendering') state.rendered = Number.parseInt(detail);
    },
  });
  void ready.then((watching) => open.add(watching));
  await Promise.race([begun, ready]);
  return { site, url: `http://127.0.0.1:${port}`, ready, rendered: () => state.rendered };
}

async function read(
  url: string,
): Promise<{ readonly status: number; readonly text: string; readonly policy: string | null }> {
  const response = await fetch(url);
  const text = await response.text();
  const policy = response.headers.get('content-security-policy');
  return {
    status: response.status,
    text: text.replace(/<script type="module" src="\/_docsgen\/live[^>]*><\/script>/, ''),
    policy,
  };
}

describe('while the first build is running', () => {
  test('a page that is requested is rendered before the others, and sent with its files and headers', async () => {
    const { site, url, ready, rendered } = await start();
    const page = await read(url + LAST);
    const renderedBefore = rendered();
    const [, sheet = ''] = /href="(\/_docsgen\/[^"]+\.css)"/.exec(page.text) ?? [];
    const [styles, logo] = [await read(url + sheet), await read(`${url}/logo.svg`)];
    const list = await read(`${url}/_navigation/en/acme.txt`);
    const renderedWithList = rendered();
    await ready;
    expect(renderedBefore).toBeLessThan(COUNT / 2);
    expect(renderedWithList).toBeLessThan(COUNT);
    expect([page.status, styles.status, logo.status]).toEqual([200, 200, 200]);
    expect(page.text).toBe(site.html(LAST));
    expect(styles.text).toBe(site.output(sheet.slice(1)));
    expect(logo.text).toBe(site.output('logo.svg'));
    expect(list.text).toBe(site.output('_navigation/en/acme.txt'));
    expect(page.policy).toBe((await read(url + LAST)).policy);
    expect(page.policy).toContain('https://box.example');
    expect(page.policy).toContain("default-src 'none'");
  });

  test('a page with a mistake waits with the message for all, other pages are there', async () => {
    const { url, ready } = await start({ ...files, [`pages/${names.at(-1)}.md`]: '---\ntitle: [\n---\n' });
    const [broken, other] = await Promise.all([read(url + LAST), read(`${url}/page-150/`)]);
    expect(broken.status).toBe(503);
    expect(other).toMatchObject({ status: 200, text: expect.stringContaining('<h1') });
    expect((await ready).first.status).toBe('content');
  });

  test('a page does not wait for the whole navigation; what is wrong with it is reported at the end', async () => {
    const listed = names.map((name) => ({ pathname: `/${name}` }));
    const { url, ready } = await start({
      ...files,
      'navigation/acme.ts': navigation(
        { pathname: '/more', title: 'More', children: listed.slice(0, 1) },
        ...listed.slice(1),
      ),
      'templates/parts/navigation/SideNav.tsx': FRAGILE_NAVIGATION,
    });
    expect((await read(url + LAST)).status).toBe(200);
    expect((await ready).first).toMatchObject({
      status: 'content',
      problems: [{ message: expect.stringContaining('Too many items') }],
    });
  });

  test('an address without a file is answered when the build has ended', async () => {
    const { url, ready } = await start();
    expect((await read(`${url}/nothing.png`)).status).toBe(404);
    expect((await ready).first.status).toBe('complete');
  });
});

test('after an edit of a template, an open page is updated before the build has ended', async () => {
  const { site, url, ready } = await start();
  await ready;
  const page = await listenTo(url, undefined, LAST);
  await page.hears(/clear|diagnostics/);
  const from = page.reported.length;
  site.write('templates/parts/SiteFooter.tsx', footer('Second'));
  await page.hears(`changed ${LAST}`, from);
  expect((await read(url + LAST)).text).toContain('Second');
  await page.hears('changed *', from);
  expect(page.reported.slice(from).filter((event) => event.startsWith('changed'))).toEqual([
    `changed ${LAST}`,
    'changed *',
  ]);
  expect((await read(url + LAST)).text).toBe(site.html(LAST));
});
