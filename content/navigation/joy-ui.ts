/** The side navigation of Joy UI. An entry that is a draft has no page yet; a planned one is announced. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation' },
      { pathname: '/joy-ui/getting-started/usage', draft: true },
      { pathname: '/joy-ui/getting-started/tutorial', draft: true },
      { pathname: '/joy-ui/getting-started/templates', draft: true },
      { pathname: '/joy-ui/getting-started/roadmap', draft: true },
      { pathname: '/joy-ui/getting-started/support', draft: true },
      {
        pathname: '/joy-ui/main-features',
        subheader: 'main-features',
        children: [
          { pathname: '/joy-ui/main-features/global-variants', draft: true },
          { pathname: '/joy-ui/main-features/color-inversion', draft: true },
          { pathname: '/joy-ui/main-features/automatic-adjustment', draft: true },
          { pathname: '/joy-ui/main-features/dark-mode-optimization', draft: true },
        ],
      },
    ],
  },
  {
    pathname: '/joy-ui/react-',
    title: 'Components',
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/joy-ui/react-autocomplete', draft: true },
          { pathname: '/joy-ui/react-button' },
          { pathname: '/joy-ui/react-button-group', title: 'Button Group', draft: true },
          { pathname: '/joy-ui/react-checkbox' },
          { pathname: '/joy-ui/react-input' },
          { pathname: '/joy-ui/react-radio-button', title: 'Radio Button' },
          { pathname: '/joy-ui/react-select' },
          { pathname: '/joy-ui/react-slider', draft: true },
          { pathname: '/joy-ui/react-switch' },
          { pathname: '/joy-ui/react-textarea', draft: true },
          { pathname: '/joy-ui/react-text-field', title: 'Text Field', draft: true },
          { pathname: '/joy-ui/react-toggle-button-group', title: 'Toggle Button Group', draft: true },
        ],
      },
      {
        pathname: '/joy-ui/components/data-display',
        subheader: 'data-display',
        children: [
          { pathname: '/joy-ui/react-aspect-ratio', title: 'Aspect Ratio', draft: true },
          { pathname: '/joy-ui/react-avatar', draft: true },
          { pathname: '/joy-ui/react-badge', draft: true },
          { pathname: '/joy-ui/react-chip' },
          { pathname: '/joy-ui/react-divider', draft: true },
          { pathname: '/joy-ui/react-list', draft: true },
          { pathname: '/joy-ui/react-table' },
          { pathname: '/joy-ui/react-tooltip', draft: true },
          { pathname: '/joy-ui/react-typography' },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback',
        subheader: 'feedback',
        children: [
          { pathname: '/joy-ui/react-alert' },
          { pathname: '/joy-ui/react-circular-progress', title: 'Circular Progress', draft: true },
          { pathname: '/joy-ui/react-linear-progress', title: 'Linear Progress', draft: true },
          { pathname: '/joy-ui/react-modal' },
          { pathname: '/joy-ui/react-skeleton', draft: true },
          { pathname: '/joy-ui/react-snackbar', draft: true },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'surfaces',
        children: [
          { pathname: '/joy-ui/react-accordion', draft: true },
          { pathname: '/joy-ui/react-card' },
          { pathname: '/joy-ui/react-sheet', draft: true },
        ],
      },
      {
        pathname: '/joy-ui/components/navigation',
        subheader: 'navigation',
        children: [
          { pathname: '/joy-ui/react-breadcrumbs', draft: true },
          { pathname: '/joy-ui/react-drawer', draft: true },
          { pathname: '/joy-ui/react-link', draft: true },
          { pathname: '/joy-ui/react-menu', draft: true },
          { pathname: '/joy-ui/react-stepper', draft: true },
          { pathname: '/joy-ui/react-tabs' },
        ],
      },
      {
        pathname: '/joy-ui/components/layout',
        subheader: 'layout',
        children: [
          { pathname: '/joy-ui/react-box', draft: true },
          { pathname: '/joy-ui/react-grid', draft: true },
          { pathname: '/joy-ui/react-stack', draft: true },
        ],
      },
      {
        pathname: '/joy-ui/components/utils',
        subheader: 'utils',
        children: [{ pathname: '/joy-ui/react-css-baseline', title: 'CSS Baseline', draft: true }],
      },
    ],
  },
  {
    pathname: '/joy-ui/api',
    title: 'APIs',
    api: '@mui/joy',
  },
  {
    pathname: '/joy-ui/customization',
    children: [
      { pathname: '/joy-ui/customization/approaches' },
      {
        pathname: '/joy-ui/customization/theme',
        subheader: 'Theme',
        children: [
          { pathname: '/joy-ui/customization/theme-colors', title: 'Colors', draft: true },
          { pathname: '/joy-ui/customization/theme-shadow', title: 'Shadow', draft: true },
          { pathname: '/joy-ui/customization/theme-typography', title: 'Typography', draft: true },
          { pathname: '/joy-ui/customization/themed-components', title: 'Components', draft: true },
        ],
      },
      {
        pathname: '/joy-ui/customization/guides',
        subheader: 'Guides',
        children: [
          { pathname: '/joy-ui/customization/dark-mode', draft: true },
          {
            pathname: '/joy-ui/customization/using-css-variables',
            title: 'Using CSS variables',
            draft: true,
          },
          { pathname: '/joy-ui/customization/creating-themed-components', draft: true },
          { pathname: '/joy-ui/customization/overriding-component-structure', draft: true },
          { pathname: '/joy-ui/customization/right-to-left', title: 'Right-to-left', draft: true },
        ],
      },
      {
        pathname: '/joy-ui/customization/tools',
        subheader: 'Tools',
        children: [
          { pathname: '/joy-ui/customization/default-theme-viewer', draft: true },
          { pathname: '/joy-ui/customization/theme-builder', draft: true },
        ],
      },
    ],
  },
  {
    pathname: '/joy-ui/integrations',
    children: [
      { pathname: '/joy-ui/integrations/next-js-app-router', title: 'Next.js App Router', draft: true },
      { pathname: '/joy-ui/integrations/material-ui', title: 'Usage with Material UI', planned: true },
      { pathname: '/joy-ui/integrations/icon-libraries', draft: true },
    ],
  },
  {
    pathname: '/joy-ui/migration',
    children: [{ pathname: '/joy-ui/migration/migrating-default-theme', planned: true }],
  },
];

export default entries;
