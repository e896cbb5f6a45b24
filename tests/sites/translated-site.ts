/** A site in two languages with a page of each kind: all its own words have “zz” in them, all others are marked. */

import { marked } from './marked.js';
import { navigation, type SiteFiles } from './fixture.js';

/** A page without a word that is not the author's. */
const markdown = (title: string, body: string, front = ''): string =>
  `---\ntitle: ${title}\n${front}---\n\n# ${title}\n\n<p class="description">Zz.</p>\n\n${body}\n`;

const product = (id: string, more: string): string =>
  `{ id: '${id}', name: 'Zz ${id}', description: 'Zz.', metadata: 'Zzz', logo: '/zz.svg', pathPrefix: '/${id}/', navigation: 'navigation/${id}.ts', ${more} }`;

const settings = `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Zzite',
  description: 'Zz.',
  url: 'https://zz.example',
  languages: ['en', 'qq'],
  repository: { url: 'https://code.example/zz' },
  ads: { inHouse: [{ name: 'zz', link: 'https://zz.example/kit/', img: '/zz.svg', descriptionHeader: 'Zz', description: 'Zz.' }] },
  analytics: { consent: true },
  markdown: { math: true },
  colorSchemes: [{ name: 'zz', label: 'Zz', mode: 'dark' }],
  diagnostics: { 'api/undocumented': 'off' },
  embeds: { hosts: ['https://box.zz.example'] },
  products: [
    ${product(
      'zza',
      `packages: [{ name: 'zzkit', types: ['ZzOptions'], history: ['older.json'], source: 'https://code.example/{version}/{path}' }], versions: [
        { text: 'zz2', current: true }, { text: 'zz1', href: 'https://one.zz.example/' }, { text: 'View all versions', href: '/zza/zztext/' }]`,
    )},
    ${product('zzb', `packages: [{ name: 'zztab', reference: 'tabs' }], versions: [{ text: 'zz1', current: true }]`)},
  ],
});
`;

const older = JSON.stringify({
  package: 'zzkit',
  version: '1.0.0',
  components: { ZzPress: { name: 'ZzPress', props: { children: {}, classes: {} } } },
});

const prose = `## Zz

Zzz.

<iframe src="https://box.zz.example/zz" title="Zz" height="200"></iframe>

| zz | zz |
| -- | -- |
| zz | zz |

| zz | zz |
| -- | -- |
| zz | zz |

### Zz [zz](/zza/zzdemos/)

\`\`\`js
const zz = 1;
\`\`\`

\`\`\`js title="zz.js"
const zz = 1;
\`\`\`

    zz

$$
z = 2
$$

- [x] zz
- [ ] zz

> [!NOTE]
> zz

> [!TIP]
> zz

> [!IMPORTANT]
> zz

> [!WARNING]
> zz

> [!CAUTION]
> zz

:::info
zz
:::

:::success
zz
:::

:::warning
zz
:::

:::error
zz
:::

<codeblock>

\`\`\`bash zz
zz one
\`\`\`

\`\`\`bash zzz
zz two
\`\`\`

</codeblock>

![zz](/zz.svg)
`;

const demos = [
  ...['"ZzPlain.js"', '"ZzPlain.js", "defaultCodeOpen": true', '"ZzPlain.js", "defaultCodeOpen": false'],
  ...['"ZzFramed.js", "iframe": true', '"ZzEmpty.js"', '"ZzBomb.js"', '"ZzStyled.js"'],
].map((each) => `{{"demo": ${each}}}`);

const press = `import * as React from 'react';
export interface ZzPressClasses {
  /** zz */
  zzTone: string;
  /** zz */
  disabled: string;
}
export interface ZzPressSlots {
  /** zz */
  zzStart: React.ElementType;
}
export type SxProps<T> = T | string;
export interface ZzSystem { bgcolor?: string; mx?: string; typography?: string; zIndex?: number }
export interface ZzPressProps extends React.ComponentPropsWithoutRef<'button'>, ZzSystem {
  /** zz */
  children: React.ReactNode;
  /** zz */
  classes?: Partial<ZzPressClasses>;
  /** zz */
  slots?: Partial<ZzPressSlots>;
  /** zz */
  slotProps?: object;
  /** zz */
  sx?: SxProps<object>;
  /**
   * zz
   * @default 'zz'
   * @deprecated zz
   */
  zzOld?: string;
  /** zz <span class="plan-pro"></span> */
  zzPro?: string;
  /** <span class="plan-premium"></span> zz */
  zzPremium?: string;
  /**
   * zz
   * @param {string} zz zz
   * @returns {string} zz
   */
  zzFormat?: (zz: string) => string;
}
/**
 * zz
 *
 * API:
 *
 * - [ZzPress API](https://zz.example/zz/)
 * @cssVar --zz-size - zz
 */
declare const ZzPress: React.ForwardRefExoticComponent<ZzPressProps & React.RefAttributes<HTMLButtonElement>>;
export default ZzPress;
`;

const script = `import * as React from 'react';
const classes = (slot) => generateUtilityClass('ZzPress', slot);
const ZzPress = React.forwardRef(function ZzPress(inProps, ref) {
  const props = useDefaultProps({ props: inProps, name: 'ZzPress' });
  return props.children;
});
ZzPress.propTypes = {
  // These PropTypes are generated from the TypeScript type definitions
  /** zz */
  children: elementAcceptingRef.isRequired,
  /** zz */
  classes: PropTypes.object,
  /** zz */
  slots: PropTypes.object,
  /** zz */
  slotProps: PropTypes.object,
  /** zz */
  sx: PropTypes.object,
  /**
   * zz
   * @deprecated zz
   */
  zzOld: PropTypes.string,
  /** <span class="plan-pro"></span> zz */
  zzPro: PropTypes.string,
  /** <span class="plan-premium"></span> zz */
  zzPremium: PropTypes.string,
  /**
   * zz
   * @param {string} zz zz
   * @returns {string} zz
   */
  zzFormat: PropTypes.func,
};
export default ZzPress;
`;

const kit = `import * as React from 'react';
export { default as ZzPress } from './ZzPress';
/** @deprecated zz */
export declare function ZzBare(props: {}): React.ReactElement;
export interface ZzHeirProps {
  /** zz */
  zz?: string;
}
/**
 * zz
 *
 * API:
 *
 * - [ZzHeir API](https://zz.example/zz/)
 * - inherits [ZzPress API](../zz-press/)
 */
export declare function ZzHeir(props: ZzHeirProps): React.ReactElement;
/**
 * zz
 *
 * API:
 *
 * - [ZzGuest API](https://zz.example/zz/)
 * - inherits [ZzOther API](https://zz.example/zz/)
 */
export declare function ZzGuest(props: ZzHeirProps): React.ReactElement;
export interface ZzOptions {
  /** zz */
  zz?: number;
}
/** zz */
export declare function useZz(options: ZzOptions): ZzOptions;
/** zz */
export declare function useZzNone(): string;
`;

const bomb = `import * as React from 'react';
export default function ZzBomb() {
  const [lit, setLit] = React.useState(false);
  if (lit) throw new Error('zz');
  return <button type="button" onClick={() => setLit(true)}>zzlight</button>;
}
`;

const plain = (name: string): string =>
  `export default function ${name}() {\n  return <button type="button">zz</button>;\n}\n`;

const flags = { newFeature: true, plan: 'pro', beta: true, legacy: true, deprecated: true, unstable: true };

const about =
  'components: ZzPress, ZzUnknown\nhooks: useZz\ngithubLabel: zz\ngithubSource: zz\nwaiAria: https://zz.example/\nmaterialDesign: https://zz.example/\npackageName: zzkit\n';

const tab = `import * as React from 'react';
/** zz */
export declare function ZzPart(props: { zz?: string }): React.ReactElement;
/** zz */
export declare function useZzPart(zz: string): string;
`;

const manifest = (name: string): string =>
  JSON.stringify({
    name,
    version: '1.2.0',
    exports: { '.': { types: './index.d.ts' }, './ZzPress': { types: './ZzPress.d.ts' } },
  });

export const translatedSite: SiteFiles = {
  'docsgen.config.ts': settings,
  'translations/en.json': marked('en'),
  'translations/qq.json': marked('qq'),
  'older.json': older,
  'templates/theme/schemes.ts':
    "export const schemes = { zz: { background: { default: 'rgb(0, 0, 0)' } } };\n",
  'navigation/zza.ts': navigation(
    { pathname: '/zza/zztext', ...flags },
    { pathname: '/zza/zzdemos' },
    { pathname: '/zza/zz-group', title: 'zz', children: [{ pathname: '/zza/zzparts' }] },
    { pathname: '/zza/later', title: 'zz', planned: true, plan: 'premium' },
    { pathname: '/zza/api-group', title: 'zz', api: 'zzkit' },
  ),
  'navigation/zzb.ts': navigation({ pathname: '/zzb/part', title: 'zz' }),
  'public/zz.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/index.md': markdown('Zz', 'Zz.'),
  'pages/zza/index.md': markdown('Zz', 'Zz.', 'template: home\n'),
  'pages/zza/zztext.md': markdown('Zz', prose),
  'pages/zza/zzdemos/index.md': markdown('Zz', demos.join('\n\n')),
  'pages/zza/zzdemos/ZzPlain.tsx': plain('ZzPlain'),
  'pages/zza/zzdemos/ZzFramed.tsx': bomb.replaceAll('ZzBomb', 'ZzFramed'),
  'pages/zza/zzdemos/ZzEmpty.tsx': 'export default function ZzEmpty() {\n  return null;\n}\n',
  'pages/zza/zzdemos/ZzBomb.tsx': bomb,
  'pages/zza/zzdemos/ZzStyled/tailwind/index.tsx': plain('ZzStyled'),
  'pages/zza/zzdemos/ZzStyled/css/index.tsx': plain('ZzStyled'),
  'pages/zza/zzparts.md': markdown('Zz', 'Zz.', about),
  'pages/zzb/index.md': markdown('Zz', 'Zz.', 'template: home\n'),
  'pages/zzb/part.md': markdown('Zz', 'Zz.', 'components: ZzPart\nhooks: useZzPart\n'),
  'pages/system/getting-started/the-sx-prop.md': markdown('Zz', 'Zz.'),
  'pages/experiments/zz.md': markdown('Zz', '| zz |\n| -- |\n| zz |'),
  'node_modules/zzkit/package.json': manifest('zzkit'),
  'node_modules/zzkit/index.d.ts': kit,
  'node_modules/zzkit/ZzPress.d.ts': press,
  'node_modules/zzkit/ZzPress.js': script,
  'node_modules/zztab/package.json': manifest('zztab').replace(/,"\.\/ZzPress":\{[^}]*\}/, ''),
  'node_modules/zztab/index.d.ts': tab,
};
