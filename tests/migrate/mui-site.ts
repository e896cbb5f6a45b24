/** Documentation in MUI's format: two products, demos with files that they share, a translation, pages of an API. */

import type { SiteFiles } from '../sites/fixture.js';

export const muiSite: SiteFiles = {
  'package.json': '{ "name": "acme", "repository": { "url": "git+https://github.com/acme/ui.git" } }\n',
  'docs/data/material/pages.ts': `import type { MuiPage } from 'docs/src/MuiPage';
import { standardNavIcons } from 'docs/src/modules/components/AppNavIcons';
import pagesApi from 'docs/data/material/pagesApi';

const pages: MuiPage[] = [
  {
    pathname: '/acme-ui/getting-started-group',
    title: 'Getting started',
    icon: standardNavIcons.DescriptionIcon,
    children: [
      { pathname: '/acme-ui/getting-started', title: 'Overview' },
      { pathname: '/acme-ui/getting-started/gone' },
    ],
  },
  {
    pathname: '/acme-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/acme-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/acme-ui/react-button', title: 'Button', newFeature: true },
          { pathname: '/acme-ui/react-rating', planned: true },
        ],
      },
    ],
  },
  { pathname: '/acme-ui/api', title: 'Component API', children: pagesApi },
  { pathname: 'https://mui.example/store/', title: 'Store', linkProps: { 'data-a': 'b' } },
  createMore(),
];

export default pages;
`,
  'docs/data/material/pagesApi.js': "module.exports = [{ pathname: '/acme-ui/api/button' }];\n",
  'docs/data/material/getting-started/overview/overview.md': `---
title: Overview
---

# Overview

<p class="description">What it is.</p>

See [Button](/acme-ui/react-button/#basic-button) and [its API](/acme-ui/api/button/).

{{"component": "docs/src/modules/components/Installation.js"}}

:::info
Text, and ![a shot](/static/shot.svg).
:::

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm install
\`\`\`

\`\`\`bash pnpm
pnpm install
\`\`\`

</codeblock>
`,
  'docs/data/material/components/buttons/buttons.md': `---
productId: acme-ui
title: React Button component
components: Button
githubLabel: 'component: button'
waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/
githubSource: packages/mui-material/src/Button
unstyled: /base/react-button/
---

# Button

<p class="description">Buttons take actions.</p>

{{"component": "modules/components/ComponentLinkHeader.js"}}

## Basic button

{{"demo": "BasicButtons.js", "bg": true, "defaultCodeOpen": false}}

{{"demo": "HiddenButton.js", "hideToolbar": true, "defaultCodeOpen": true, "glow": 3}}

{{"demo": "InternalButton.js"}}

{{"demo": "GoneButton.js"}}

#### Details

Text.
`,
  'docs/data/material/components/buttons/buttons-pt.md':
    '# Botão\n\n<p class="description">Botões.</p>\n\nTexto.\n',
  'docs/data/material/components/buttons/BasicButtons.tsx': `import Button from '@mui/material/Button';
import { label } from '../shared/label';
import { color } from './color';

export default function BasicButtons() {
  return <Button color={color}>{label}</Button>;
}
`,
  'docs/data/material/components/buttons/BasicButtons.js':
    'export default function BasicButtons() {\n  return null;\n}\n',
  'docs/data/material/components/buttons/BasicButtons.tsx.preview': '<Button />\n',
  'docs/data/material/components/buttons/color.ts': "export const color = 'primary' as const;\n",
  'docs/data/material/components/shared/label.ts': "export const label = 'Press me';\n",
  'docs/data/material/components/buttons/HiddenButton.js':
    'export default function HiddenButton() {\n  return <b>hidden bar</b>;\n}\n',
  'docs/data/material/components/buttons/InternalButton.js':
    "import Demo from 'docs/src/Demo';\n\nexport default Demo;\n",
  'docs/data/grid/pages.ts': "export default [{ pathname: '/grid/react-box', title: 'Box' }];\n",
  'docs/data/grid/components/box/box.md':
    '---\nproductId: grid\n---\n\n# Box\n\n<p class="description">A box.</p>\n\nText.\n',
  'docs/pages/index.tsx': 'export default function Home() {\n  return null;\n}\n',
  'docs/pages/_app.js': 'export default null;\n',
  'docs/pages/about.js': 'export default function About() {\n  return null;\n}\n',
  'docs/pages/acme-ui/getting-started/index.js':
    "import * as pageProps from 'docs/data/material/getting-started/overview/overview.md?muiMarkdown';\n",
  'docs/pages/acme-ui/react-button.js':
    "import * as pageProps from 'docs/data/material/components/buttons/buttons.md?muiMarkdown';\n",
  'docs/pages/acme-ui/api/button.js': "import jsonPageContent from './button.json';\n",
  'docs/public/static/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
};
