/** A page of demos with CSS modules, Sass and an image. */

import { markdown, type SiteFiles } from '../sites/fixture.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="9" height="9"><path d="M0 0h1v1z"/></svg>\n';

const styled = `import photo from './photo.svg';
import styles from './Card.module.css';
import tones from './Tone.module.scss';

export default function Styled() {
  return (
    <p className={\`\${styles.root} \${tones.tone}\`}>styled <img src={photo} alt="" /></p>
  );
}
`;

export const styledDemo: SiteFiles = {
  'pages/styled.md': markdown(
    'Styled',
    '{{"demo": "styled/Styled.js"}}\n\n{{"demo": "styled/Styled.js", "isolated": true}}\n\n{{"demo": "styled/other/Plain.js"}}',
  ),
  'pages/styled/Styled.tsx': styled,
  'pages/styled/photo.svg': svg,
  'pages/styled/Card.module.css': `.root { composes: base from './Base.module.css'; color: rgb(1, 2, 3); background: url(photo.svg); }
@font-face { font-family: Unused; src: url('./unused.woff2?v=1') format('woff2'); }
`,
  'pages/styled/unused.woff2': 'a font',
  'pages/styled/Base.module.css': '.base { word-spacing: 5px; }\n',
  'pages/styled/_sizes.scss': '$gap: 7px;\n',
  'pages/styled/Tone.module.scss': "@use 'sizes';\n.tone {\n  &:is(p) { letter-spacing: sizes.$gap; }\n}\n",
  'pages/styled/other/Plain.jsx': `import { root } from './Card.module.css';

export default function Plain() {
  return <p className={root}>plain</p>;
}
`,
  'pages/styled/other/Card.module.css': '.root { color: rgb(4, 5, 6); }\n',
};
