/** Which files bring the demos of a site to life. */

import { describe, expect, test } from 'vitest';
import { config, fixture, markdown, navigation } from '../../../sites/fixture.js';

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
});
