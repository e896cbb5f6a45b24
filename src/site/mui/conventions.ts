/** What MUI's packages have in common: where their comments link to, and how classes and keys of the theme are named. */

import type { FamilyConventions } from '../library-family.js';

export const familyConventions: FamilyConventions = {
  scope: '@mui/',
  docsHost: 'https://mui.com',
  classPrefix: 'Mui',
  statePrefix: 'Mui-',
  classNamesCall: /\bgenerateUtilityClass(?:es)?\)?\(\s*['"]([^'"]+)['"]/,
  themeNameCalls:
    /\b(?:use|get)(?:DefaultProps|ThemeProps)\w*\)?\(\{[^}]*\bname:\s*['"]([\w-]+)['"]|\b(?:createUseThemeProps\w*\)?\(|consumeSlots\)?\(|use\w*DefaultizedProps\)?\(\w+,\s*)['"]([\w-]+)['"]/g,
  styleElementPackages: ['@mui/styles', '@material-ui/core', '@material-ui/styles'],
  elementProp: 'in MUI by the prop “component”',
};
