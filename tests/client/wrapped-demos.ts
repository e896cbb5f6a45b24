/** A product whose demos stand in a component of the site: the files of it and of the small library that it documents. */

import { markdown, navigation, type SiteFiles } from '../sites/fixture.js';

const library = `const React = require('react');
const { createPortal } = require('react-dom');
const Mode = React.createContext('unwrapped');
exports.KitProvider = ({ mode, children }) => React.createElement(Mode.Provider, { value: mode }, children);
exports.KitButton = ({ children }) => {
  const [isOpen, setOpen] = React.useState(false);
  return React.createElement(
    'button',
    { type: 'button', className: 'kit-button', onClick: () => setOpen(true) },
    children, ' ', React.useContext(Mode),
    isOpen && createPortal(React.createElement('div', { className: 'kit-menu' }, 'Menu'), document.body),
  );
};
`;

export const wrappedDemos: SiteFiles = {
  'navigation/kit.ts': navigation({ pathname: '/kit/button' }),
  'pages/kit/button.md': markdown('Kit button', '{{"demo": "KitDemo.js", "defaultCodeOpen": true}}'),
  'pages/kit/KitDemo.tsx': `import { KitButton } from 'kit';

export default function KitDemo() {
  return <KitButton>in</KitButton>;
}
`,
  'demos/Kit.tsx': `import { Global } from '@emotion/react';
import type { DemoWrapperProps } from 'docsgen/kit';
import { KitProvider } from 'kit';
import './kit.css';

export default function Kit({ children, colorScheme, direction }: DemoWrapperProps) {
  return (
    <KitProvider mode={\`\${colorScheme} \${direction}\`}>
      <Global styles={{ ':root': { '--kit-gap': '7px' } }} />
      {children}
    </KitProvider>
  );
}
`,
  'demos/kit.css': `:root { --kit-color: rgb(1, 2, 3); }
[data-mui-color-scheme='dark'] { --kit-color: rgb(4, 5, 6); }
body { min-height: 5000px; font-style: italic; }
h1, button, div { word-spacing: var(--kit-gap, 1px); }
.kit-menu { color: var(--kit-color); }
`,
  'node_modules/kit/package.json':
    '{"name":"kit","version":"1.0.0","main":"index.js","peerDependencies":{"react":"*","react-dom":"*"}}',
  'node_modules/kit/index.js': library,
};
