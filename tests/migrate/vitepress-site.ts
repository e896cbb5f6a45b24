/** A site of VitePress: sidebars by folder, a home with a hero, includes, snippets, code groups, a translation. */

import type { SiteFiles } from '../sites/fixture.js';

export const vitepressSite: SiteFiles = {
  'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress';
import pkg from '../../package.json';

export default defineConfig({
  title: 'Rocket',
  description: 'A toolkit for rockets.',
  base: '/rocket/',
  sitemap: { hostname: 'https://rocket.example' },
  srcExclude: ['drafts/**'],
  head: [['meta', { property: 'og:image', content: '/card.svg' }]],
  rewrites: { 'packages/core.md': 'reference/core.md' },
  markdown: { math: true },
  locales: {
    root: { label: 'English', lang: 'en-US' },
    de: { label: 'Deutsch', lang: 'de-DE' },
  },
  themeConfig: {
    logo: { src: '/logo.svg', alt: 'Rocket' },
    nav: [
      { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
      { text: 'Reference', link: '/reference/core', activeMatch: '^/reference/' },
      { text: pkg.version, items: [{ text: 'Changelog', link: 'https://github.com/acme/rocket/releases' }] },
    ],
    sidebar: {
      '/guide/': {
        base: '/guide/',
        items: [
          { text: 'Introduction', collapsed: false, items: [{ text: 'What is it?', link: '' }, { text: 'Start', link: 'start' }] },
          { text: 'Writing', items: [{ text: 'Markdown', link: 'markdown' }, { text: 'Vue', link: 'vue.md' }, { text: 'Lost', link: 'lost' }] },
        ],
      },
      '/reference/': [{ text: 'Core', link: '/reference/core' }, createItems()],
    },
    editLink: { pattern: 'https://github.com/acme/rocket/edit/dev/docs/:path' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/acme/rocket' }],
  },
});

function createItems() {
  return readItems();
}
`,
  'package.json': '{ "name": "rocket", "version": "1.2.3" }\n',
  'docs/index.md': `---
layout: home
hero:
  name: Rocket
  text: Build rockets
  tagline: quickly.
  actions:
    - theme: brand
      text: Start
      link: /guide/start
features:
  - title: Fast
    details: Very fast.
  - title: Small
    details: Very small.
    link: /reference/core
---
`,
  'docs/guide/index.md': `---
description: What it is.
---

# What is it?

[[toc]]

See [how to start](./start.md), [Markdown](/guide/markdown.html#code-groups) and [core](../packages/core.md).

![Logo](/logo.svg)
`,
  'docs/guide/start.md': `---
description: How to start.
---

# Start <Badge type="tip" text="new" />

<!--@include: ../parts/install.md-->

<!--@include: ../parts/gone.md-->

<<< @/snippets/app.ts#use{1}

<<< ./gone.ts
`,
  'docs/parts/_note.md': 'Not a page.\n',
  'docs/parts/install.md': `---
title: A part
description: It is a page too.
---

Install it, then read [Markdown](../guide/markdown.md).
`,
  'docs/snippets/app.ts': `import { launch } from 'rocket';
// #region use
launch('now');
// #endregion use
`,
  'docs/guide/markdown.md': `---
description: All of it.
outline: deep
---

# Markdown

::: tip
A tip.
:::

::: danger STOP
No.
:::

::: details Click me {open}
Inside.
:::

## Code groups

::: code-group

\`\`\`sh [npm]
npm i rocket
\`\`\`

\`\`\`sh [yarn]
yarn add rocket
\`\`\`

:::

\`\`\`ts{1,3}:line-numbers [app.ts]
const a = '{{ b }}'; // <Badge />
\`\`\`

    ::: tip
    indented code
    :::

## 1. Numbers

$$
x^2
$$

> [!WARNING]
> Hot.
`,
  'docs/guide/vue.md': `---
title: Vue in Markdown
description: Components.
---

<script setup>
import { ref } from 'vue';
import Counter from './Counter.vue';
const count = ref(0);
</script>

# {{ $frontmatter.title }}

The count is {{ count }}.

<Counter :start="3" />

<ClientOnly>

Only here.

</ClientOnly>

<button @click="count++">More</button>

<style module>
.a { color: red }
</style>
`,
  'docs/guide/Counter.vue': '<template>1</template>\n',
  'docs/packages/core.md':
    '---\ndescription: The core.\n---\n\n# Core\n\n## `launch()`\n\nLaunches. [Back](/guide/)\n',
  'docs/drafts/idea.md': '# Idea\n',
  'docs/de/guide/index.md':
    '---\ndescription: Was es ist.\n---\n\n# Was ist das?\n\nSiehe [Start](/de/guide/start).\n',
  'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  'docs/public/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
};
