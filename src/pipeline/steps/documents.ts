/** The step that makes one page's files: its document and its Markdown twin. */

import type { Read, Step } from '../../graph/step.js';
import type { SiteSettings, PageMaterial } from '../../html/material.js';
import type { Rendered } from '../../html/renderer.js';
import type { RegionProps } from '../../kit/regions.js';
import type { Page, PageLink } from '../../pages/page.js';
import { nearest } from '../../report/nearest.js';
import { config } from './config.js';
import { demoOf, page, type PageDemo } from './pages.js';
import { publicFiles, route, view } from './site.js';
import { emitAsset, frame, navigation, renderer, rendering, shellStyles } from './templates.js';

/** What is known of a built page: all that the checks and the indexes of the whole site need. */
export interface DocumentFacts {
  readonly pathname: string;
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly demos: number;
  readonly links: readonly PageLink[];
  /** The ids in the page's content. */
  readonly anchors: readonly string[];
  /** Every `id` and every internal address in the built document. */
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
  /** The files that the page gives. */
  readonly outputs: readonly string[];
}

/** The part of the config that documents show. */
export const settings: Step<'all', SiteSettings> = {
  name: 'settings',
  run: async (read) => {
    const { base, languages, title, description, logo, repository, ads } = await read.step(config, 'all');
    const files = await read.step(publicFiles, 'all');
    return {
      base,
      languages,
      title,
      description,
      logo,
      repository,
      ads: ads && { inHouse: ads.inHouse },
      hasIcon: files.includes('favicon.svg'),
      hasManifest: files.includes('manifest.webmanifest'),
    };
  },
};

export const document: Step<string, DocumentFacts> = {
  name: 'document',
  run: async (read, pathname) => {
    const content = await read.step(page, pathname);
    const own = await read.step(route, pathname);
    const { navigation: branchKey, ...shown } = await read.step(view, pathname);
    const material: PageMaterial = {
      settings: await read.step(settings, 'all'),
      route: own,
      view: shown,
      page: content,
    };
    const demos = await demosOf(read, content);
    const html = await htmlOf(read, { material, branchKey, demos });
    const { idsIn, addressesIn } = await import('../../html/scan.js');
    read.emit(own.output, html);
    read.emit(own.twin, await twinOf(read, material, demos));
    const { title, description, source, links, anchors } = content;
    const facts = { pathname, source, title, description, demos: demos.length, links, anchors };
    const scanned = { ids: idsIn(html), hrefs: addressesIn(html, material.settings.base) };
    return { ...facts, ...scanned, outputs: [own.output, own.twin] };
  },
};

type Demos = readonly PageDemo[];

interface Ingredients {
  readonly material: PageMaterial;
  /** Names the open groups of the side navigation. */
  readonly branchKey: string;
  readonly demos: Demos;
}

async function demosOf(read: Read, { blocks, source }: Page): Promise<Demos> {
  const demos: PageDemo[] = [];
  for (const block of blocks) {
    const found = block.kind === 'demo' ? await demoOf(read, block, source) : undefined;
    if (found) demos.push(found);
  }
  return demos;
}

async function twinOf(
  read: Read,
  { page: content, route: own, view: shown }: PageMaterial,
  demos: Demos,
): Promise<string> {
  const { markdownTwin } = await import('../../indexes/markdown-twin.js');
  const { decodeSource } = await import('../../pages/decode.js');
  const { base, languages, url } = await read.step(config, 'all');
  const decoded = decodeSource(read.bytes(own.source)!, own.source);
  const place = { pathname: shown.pathname, source: own.source, base, language: shown.language, languages };
  const { components, hooks } = content.frontMatter;
  return markdownTwin({
    text: 'text' in decoded ? decoded.text : '',
    title: content.title,
    place: { ...place, ...(url === undefined ? {} : { url }) },
    demos: demos.map(({ use, demo }) => ({
      from: use.line,
      to: use.line,
      files: demo.files.map(({ name, code }) => ({ name, text: code })),
    })),
    api: [
      ...components.map((name) => ({ name, hook: false })),
      ...hooks.map((name) => ({ name, hook: true })),
    ],
  });
}

async function htmlOf(read: Read, { material, branchKey, demos }: Ingredients): Promise<string> {
  const { contentOf } = await import('../../html/content.js');
  const { contentsOf } = await import('../../html/contents.js');
  const { documentOf } = await import('../../html/document.js');
  const { markCurrent } = await import('../../html/current.js');
  const { frameOf, footerOf, headerOf, headPropsOf, hrefOfPage } = await import('../../html/material.js');
  const shell = await read.step(shellStyles, 'all');
  const framed = await read.step(frame, JSON.stringify(frameOf(material)));
  const branch = material.view.product ? await read.step(navigation, branchKey) : EMPTY;
  const render = await read.step(renderer, 'all');
  checkComponents(read, material.page, render.componentNames);
  const parts = await rendering(material.route.source, () => ({
    header: render.region('header', headerOf(material)),
    content: contentOf(material.page, { renderer: render, demos: propsOf(demos), apiHref: () => undefined }),
    contents: render.region('contents', { items: contentsOf(material.page.headings) }),
    footer: render.region('footer', footerOf(material)),
  }));
  const css = [framed, branch, ...Object.values(parts)].map((part) => part.css).join('');
  const stylesheets = css === '' ? [shell] : [shell, await emitAsset(read, 'page.css', css)];
  return documentOf({
    head: headPropsOf(material, stylesheets),
    frame: framed.html,
    slots: {
      navigation: markCurrent(branch.html, hrefOfPage(material)),
      header: parts.header.html,
      content: parts.content.html,
      contents: parts.contents.html,
      footer: parts.footer.html,
    },
  });
}

function propsOf(demos: Demos): ReadonlyMap<string, RegionProps['demo']> {
  return new Map(demos.map(({ use, props }) => [use.name, props]));
}

const EMPTY: Rendered = { html: '', css: '' };

function checkComponents(read: Read, { blocks, source }: Page, known: readonly string[]): void {
  for (const block of blocks) {
    if (block.kind !== 'component' || known.includes(block.name)) continue;
    const { name, line, column } = block;
    const meant = nearest(name, known);
    const hint = meant ? `Did you mean “${meant}”?` : `Known components: ${known.join(', ')}.`;
    const place = { file: source, line, column };
    read.report([
      {
        code: 'component/unknown',
        severity: 'error',
        ...place,
        message: `There is no component “${name}”`,
        hint,
      },
    ]);
  }
}

export const steps = [settings, document] as readonly Step[];
