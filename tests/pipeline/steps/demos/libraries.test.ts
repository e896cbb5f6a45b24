/** Which files bring the demos of a site to life. */

import { describe, expect, test } from 'vitest';
import { packageLibraries } from '../../../../src/pipeline/steps/demos/libraries.js';
import { config, fixture, markdown, navigation, type SiteFiles } from '../../../sites/fixture.js';
import { openSiteGraph } from '../site-graph.js';

const demo = (component: string): string =>
  `import ${component} from '@mui/material/${component}';\nexport default function Demo() { return <${component} aria-label="One" />; }\n`;

describe('the library files of demos', () => {
  test('a page and its translation share the one that they alone need', async () => {
    const site = fixture({
      'docsgen.config.ts': config("languages: ['en', 'fr'],"),
      'navigation/acme.ts': navigation({ pathname: '/slider' }, { pathname: '/button' }),
      'pages/index.md': markdown('Home', 'Welcome.'),
      'pages/slider.md': markdown('Slider', '{{"demo": "Sliding.js"}}'),
      'pages/slider-fr.md': markdown('Curseur', '{{"demo": "Sliding.js"}}'),
      'pages/Sliding.tsx': demo('Slider'),
      'pages/button.md': markdown('Button', '{{"demo": "Pressing.js"}}'),
      'pages/Pressing.tsx': demo('Button'),
    });
    const { problems: diagnostics } = await site.build();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const needsOf = (pathname: string): readonly string[] => {
      const [, needs = ''] = /data-needs="([^"]*)"/.exec(site.html(pathname)) ?? [];
      return needs.split(' ').map((address) => /([^/]+)\.\w+\.js$/.exec(address)?.[1] ?? address);
    };
    expect(needsOf('/slider/')).toEqual(['material', 'react', 'slider']);
    expect(needsOf('/fr/slider/')).toEqual(['material', 'react', 'slider']);
    expect(needsOf('/button/')).toEqual(['button', 'material', 'react']);
  });

  test('are compiled before a demo is rendered', async () => {
    const { graph, runs, emitted } = openSiteGraph(buttonSite);
    await graph.value(packageLibraries);
    expect([...emitted].some((path) => /^_docsgen\/material\.\w+\.js$/.test(path))).toBe(true);
    expect(runs.filter((id) => id.startsWith('demo markup'))).toEqual([]);
  });

  test('do without a demo that imports what its package does not export', async () => {
    const site = fixture({ ...buttonSite, ...wrongSlider("'@mui/material/Slider'") });
    const { problems } = await site.build();
    expect(problems.map(({ code, file }) => [code, file.replace(/^.*\/pages/, 'pages')])).toEqual([
      ['demo/import', 'pages/Sliding.tsx'],
    ]);
    site.write('pages/Sliding.tsx', demo('Slider'));
    expect(await site.build()).toMatchObject({ status: 'complete', problems: [] });
  });

  test('do without a demo that imports what a package of the workspace does not export', async () => {
    const site = fixture({
      ...buttonSite,
      ...wrongSlider("'acme-ui'"),
      '../packages/ui/package.json': JSON.stringify({ name: 'acme-ui', version: '1.0.0', main: 'index.js' }),
      '../packages/ui/index.js': 'export const Slider = () => null;\n',
    });
    site.link('../node_modules/acme-ui', '../packages/ui');
    const { problems } = await site.build();
    expect(problems.map(({ code, file }) => [code, file.replace(/^.*\/pages/, 'pages')])).toEqual([
      ['demo/import', 'pages/Sliding.tsx'],
    ]);
  });
});

const buttonSite: SiteFiles = {
  'docsgen.config.ts': config(),
  'navigation/acme.ts': navigation({ pathname: '/button' }),
  'pages/index.md': markdown('Home', 'Welcome.'),
  'pages/button.md': markdown('Button', '{{"demo": "Pressing.js"}}'),
  'pages/Pressing.tsx': demo('Button'),
};

/** A second demo, which imports what is not there. */
function wrongSlider(specifier: string): SiteFiles {
  return {
    'pages/button.md': markdown('Button', '{{"demo": "Pressing.js"}}\n\n{{"demo": "Sliding.js"}}'),
    'pages/Sliding.tsx': `import { Slidr } from ${specifier};\nexport default function Demo() { return <Slidr />; }\n`,
  };
}
