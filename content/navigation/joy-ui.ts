/** The side navigation of Joy UI. An entry marked `planned` has no page yet. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation' },
      { pathname: '/joy-ui/getting-started/usage', planned: true },
      { pathname: '/joy-ui/getting-started/tutorial', planned: true },
      { pathname: '/joy-ui/getting-started/templates', planned: true },
      { pathname: '/joy-ui/getting-started/roadmap', planned: true },
      { pathname: '/joy-ui/getting-started/support', planned: true },
      {
        pathname: '/joy-ui/main-features',
        subheader: 'main-features',
        children: [
          { pathname: '/joy-ui/main-features/global-variants', planned: true },
          { pathname: '/joy-ui/main-features/color-inversion', planned: true },
          { pathname: '/joy-ui/main-features/automatic-adjustment', planned: true },
          { pathname: '/joy-ui/main-features/dark-mode-optimization', planned: true },
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
          { pathname: '/joy-ui/react-autocomplete', planned: true },
          { pathname: '/joy-ui/react-button' },
          { pathname: '/joy-ui/react-button-group', title: 'Button Group', planned: true },
          { pathname: '/joy-ui/react-checkbox', planned: true },
          { pathname: '/joy-ui/react-input', planned: true },
          { pathname: '/joy-ui/react-radio-button', title: 'Radio Button', planned: true },
          { pathname: '/joy-ui/react-select', planned: true },
          { pathname: '/joy-ui/react-slider', planned: true },
          { pathname: '/joy-ui/react-switch', planned: true },
          { pathname: '/joy-ui/react-textarea', planned: true },
          { pathname: '/joy-ui/react-text-field', title: 'Text Field', planned: true },
          { pathname: '/joy-ui/react-toggle-button-group', title: 'Toggle Button Group', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/data-display',
        subheader: 'data-display',
        children: [
          { pathname: '/joy-ui/react-aspect-ratio', title: 'Aspect Ratio', planned: true },
          { pathname: '/joy-ui/react-avatar', planned: true },
          { pathname: '/joy-ui/react-badge', planned: true },
          { pathname: '/joy-ui/react-chip', planned: true },
          { pathname: '/joy-ui/react-divider', planned: true },
          { pathname: '/joy-ui/react-list', planned: true },
          { pathname: '/joy-ui/react-table', planned: true },
          { pathname: '/joy-ui/react-tooltip', planned: true },
          { pathname: '/joy-ui/react-typography', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback',
        subheader: 'feedback',
        children: [
          { pathname: '/joy-ui/react-alert', planned: true },
          { pathname: '/joy-ui/react-circular-progress', title: 'Circular Progress', planned: true },
          { pathname: '/joy-ui/react-linear-progress', title: 'Linear Progress', planned: true },
          { pathname: '/joy-ui/react-modal', planned: true },
          { pathname: '/joy-ui/react-skeleton', planned: true },
          { pathname: '/joy-ui/react-snackbar', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'surfaces',
        children: [
          { pathname: '/joy-ui/react-accordion', planned: true },
          { pathname: '/joy-ui/react-card', planned: true },
          { pathname: '/joy-ui/react-sheet', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/navigation',
        subheader: 'navigation',
        children: [
          { pathname: '/joy-ui/react-breadcrumbs', planned: true },
          { pathname: '/joy-ui/react-drawer', planned: true },
          { pathname: '/joy-ui/react-link', planned: true },
          { pathname: '/joy-ui/react-menu', planned: true },
          { pathname: '/joy-ui/react-stepper', planned: true },
          { pathname: '/joy-ui/react-tabs', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/layout',
        subheader: 'layout',
        children: [
          { pathname: '/joy-ui/react-box', planned: true },
          { pathname: '/joy-ui/react-grid', planned: true },
          { pathname: '/joy-ui/react-stack', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/components/utils',
        subheader: 'utils',
        children: [{ pathname: '/joy-ui/react-css-baseline', title: 'CSS Baseline', planned: true }],
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
          { pathname: '/joy-ui/customization/theme-colors', title: 'Colors', planned: true },
          { pathname: '/joy-ui/customization/theme-shadow', title: 'Shadow', planned: true },
          { pathname: '/joy-ui/customization/theme-typography', title: 'Typography', planned: true },
          { pathname: '/joy-ui/customization/themed-components', title: 'Components', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/customization/guides',
        subheader: 'Guides',
        children: [
          { pathname: '/joy-ui/customization/dark-mode', planned: true },
          {
            pathname: '/joy-ui/customization/using-css-variables',
            title: 'Using CSS variables',
            planned: true,
          },
          { pathname: '/joy-ui/customization/creating-themed-components', planned: true },
          { pathname: '/joy-ui/customization/overriding-component-structure', planned: true },
          { pathname: '/joy-ui/customization/right-to-left', title: 'Right-to-left', planned: true },
        ],
      },
      {
        pathname: '/joy-ui/customization/tools',
        subheader: 'Tools',
        children: [
          { pathname: '/joy-ui/customization/default-theme-viewer', planned: true },
          { pathname: '/joy-ui/customization/theme-builder', planned: true },
        ],
      },
    ],
  },
  {
    pathname: '/joy-ui/integrations',
    children: [
      { pathname: '/joy-ui/integrations/next-js-app-router', title: 'Next.js App Router', planned: true },
      { pathname: '/joy-ui/integrations/material-ui', title: 'Usage with Material UI', planned: true },
      { pathname: '/joy-ui/integrations/icon-libraries', planned: true },
    ],
  },
  {
    pathname: '/joy-ui/migration',
    children: [{ pathname: '/joy-ui/migration/migrating-default-theme', planned: true }],
  },
];

export default entries;
