/** The products of MUI's documentation by their folders: ids, names and packages that need no config. */

import type { FamilyProducts } from '../library-family.js';

const CORE_FOLDERS: readonly string[] = ['material-ui', 'joy-ui', 'base-ui', 'system'];

const DOCS_FOLDERS: readonly string[] = ['docs', 'versions', 'production-error'];

const X_API_FOLDERS: readonly string[] = 'data-grid date-pickers charts tree-view scheduler chat'.split(' ');

export const familyProducts: FamilyProducts = {
  names: {
    'material-ui': 'Material UI',
    'joy-ui': 'Joy UI',
    'base-ui': 'Base UI',
    x: 'MUI X',
    system: 'MUI System',
    toolpad: 'Toolpad',
    'toolpad-studio': 'Toolpad Studio',
    'toolpad-core': 'Toolpad Core',
    'docs-infra': 'Docs Infra',
  },
  packages: {
    'material-ui': '@mui/material',
    'joy-ui': '@mui/joy',
    'base-ui': '@mui/base',
    system: '@mui/system',
  },
  findProduct: ([first, second = '', third = '']) => {
    if (first === undefined) return undefined;
    if (CORE_FOLDERS.includes(first)) return first;
    if (first === 'x') return findXProduct(second, third);
    if (first === 'toolpad') return second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
    if (DOCS_FOLDERS.includes(first)) return 'docs';
    return first === 'experiments' && second === 'docs' ? 'docs-infra' : undefined;
  },
  findCategory: ([first = '']) => {
    if (CORE_FOLDERS.includes(first)) return 'core';
    return first === 'x' || first === 'toolpad' ? first : undefined;
  },
};

/** Both `/x/react-data-grid/…` and `/x/api/data-grid/…` belong to the data grid. */
function findXProduct(second: string, third: string): string | undefined {
  if (second.startsWith('react-') && second !== 'react-') return `x-${second.slice('react-'.length)}`;
  if (second !== 'api') return undefined;
  const name = third.startsWith('chat-') ? 'chat' : third;
  return X_API_FOLDERS.includes(name) ? `x-${name}` : undefined;
}
