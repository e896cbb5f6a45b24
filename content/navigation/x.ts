/** The side navigation of MUI X. An entry that is a draft has no page yet; a planned one is announced. */

import type { NavigationEntry } from 'docsgen';

const entries: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
      { pathname: '/x/introduction/licensing' },
      { pathname: '/x/introduction/support' },
      { pathname: '/x/introduction/llms-txt', title: 'llms.txt', newFeature: true, draft: true },
      { pathname: '/x/introduction/mcp', title: 'AI support via MCP', newFeature: true, draft: true },
      { pathname: '/x/introduction/priority-support', newFeature: true, plan: 'premium', planned: true },
      { pathname: '/x/guides/telemetry', plan: 'pro', draft: true },
      { pathname: '/x/introduction/roadmap', draft: true },
    ],
  },
  {
    pathname: '/x/common-concepts-group',
    title: 'Common concepts',
    children: [
      { pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents', draft: true },
      { pathname: '/x/common-concepts/usage-with-typescript', title: 'Usage with TypeScript', draft: true },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/quickstart', draft: true },
      { pathname: '/x/react-data-grid/features', draft: true },
      {
        pathname: '/x/react-data-grid/demos-group',
        title: 'Demos',
        children: [
          { pathname: '/x/react-data-grid/demos/real-time-data', title: 'Real-time data', draft: true },
          { pathname: '/x/react-data-grid/demos/time-off-calendar', draft: true },
          { pathname: '/x/react-data-grid/demos/inventory', draft: true },
        ],
      },
      {
        pathname: '/x/react-data-grid/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-data-grid/layout' },
          {
            pathname: '/x/react-data-grid/columns',
            children: [
              { pathname: '/x/react-data-grid/column-definition' },
              { pathname: '/x/react-data-grid/column-dimensions' },
              { pathname: '/x/react-data-grid/column-visibility' },
              { pathname: '/x/react-data-grid/custom-columns' },
              { pathname: '/x/react-data-grid/column-header' },
              { pathname: '/x/react-data-grid/column-menu' },
              { pathname: '/x/react-data-grid/column-spanning' },
              { pathname: '/x/react-data-grid/column-groups' },
              {
                pathname: '/x/react-data-grid/column-ordering',
                title: 'Column reordering',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/react-data-grid/column-pinning', plan: 'pro', draft: true },
              { pathname: '/x/react-data-grid/column-recipes', title: 'Recipes', draft: true },
            ],
          },
          {
            pathname: '/x/react-data-grid/rows',
            children: [
              { pathname: '/x/react-data-grid/row-definition' },
              { pathname: '/x/react-data-grid/row-updates' },
              { pathname: '/x/react-data-grid/row-height' },
              { pathname: '/x/react-data-grid/row-spanning', newFeature: true, draft: true },
              {
                pathname: '/x/react-data-grid/master-detail',
                title: 'Master-detail row panels',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/react-data-grid/row-ordering',
                title: 'Row reordering',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/react-data-grid/row-pinning', plan: 'pro', draft: true },
              { pathname: '/x/react-data-grid/row-recipes', title: 'Recipes', draft: true },
            ],
          },
          { pathname: '/x/react-data-grid/cells' },
          {
            pathname: '/x/react-data-grid/editing-group',
            title: 'Editing',
            children: [
              { pathname: '/x/react-data-grid/editing', title: 'Overview' },
              { pathname: '/x/react-data-grid/editing/persistence', draft: true },
              { pathname: '/x/react-data-grid/editing/custom-edit-component', draft: true },
              { pathname: '/x/react-data-grid/editing/editing-events', draft: true },
              { pathname: '/x/react-data-grid/recipes-editing', title: 'Recipes', draft: true },
            ],
          },
          { pathname: '/x/react-data-grid/sorting' },
          {
            pathname: '/x/react-data-grid/filtering-group',
            title: 'Filtering',
            children: [
              { pathname: '/x/react-data-grid/filtering', title: 'Overview' },
              { pathname: '/x/react-data-grid/filtering/customization', draft: true },
              { pathname: '/x/react-data-grid/filtering/quick-filter', draft: true },
              {
                pathname: '/x/react-data-grid/filtering/server-side',
                title: 'Server-side filtering',
                draft: true,
              },
              {
                pathname: '/x/react-data-grid/filtering/multi-filters',
                title: 'Multi-filters',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/react-data-grid/filtering/header-filters', plan: 'pro', draft: true },
              { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes', draft: true },
            ],
          },
          { pathname: '/x/react-data-grid/pagination' },
          {
            pathname: '/x/react-data-grid/selection',
            children: [
              { pathname: '/x/react-data-grid/row-selection' },
              { pathname: '/x/react-data-grid/cell-selection', plan: 'premium', draft: true },
            ],
          },
          { pathname: '/x/react-data-grid/virtualization', draft: true },
          { pathname: '/x/react-data-grid/accessibility' },
          { pathname: '/x/react-data-grid/localization' },
        ],
      },
      {
        pathname: '/x/react-data-grid/advanced-features',
        subheader: 'Advanced features',
        children: [
          { pathname: '/x/react-data-grid/tree-data', plan: 'pro', planned: true },
          {
            pathname: '/x/react-data-grid/row-grouping-group',
            title: 'Row grouping',
            plan: 'premium',
            children: [
              { pathname: '/x/react-data-grid/row-grouping', title: 'Overview', planned: true },
              { pathname: '/x/react-data-grid/recipes-row-grouping', title: 'Recipes', draft: true },
            ],
          },
          { pathname: '/x/react-data-grid/aggregation', plan: 'premium', planned: true },
          {
            pathname: '/x/react-data-grid/pivoting-group',
            title: 'Pivoting',
            newFeature: true,
            plan: 'premium',
            children: [
              { pathname: '/x/react-data-grid/pivoting', title: 'Overview', planned: true },
              {
                pathname: '/x/react-data-grid/pivoting-explained',
                title: 'Understanding pivoting',
                draft: true,
              },
            ],
          },
          {
            pathname: '/x/react-data-grid/charts-integration',
            newFeature: true,
            plan: 'premium',
            draft: true,
          },
          { pathname: '/x/react-data-grid/export' },
          { pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste', draft: true },
          { pathname: '/x/react-data-grid/scrolling', draft: true },
          { pathname: '/x/react-data-grid/list-view', plan: 'pro', draft: true },
          {
            pathname: '/x/react-data-grid/server-side-data-group',
            title: 'Server-side data',
            newFeature: true,
            children: [
              { pathname: '/x/react-data-grid/server-side-data', title: 'Overview' },
              { pathname: '/x/react-data-grid/server-side-data/tree-data', plan: 'pro', draft: true },
              { pathname: '/x/react-data-grid/server-side-data/lazy-loading', plan: 'pro', draft: true },
              {
                pathname: '/x/react-data-grid/server-side-data/row-grouping',
                plan: 'premium',
                draft: true,
              },
              { pathname: '/x/react-data-grid/server-side-data/aggregation', plan: 'premium', draft: true },
              { pathname: '/x/react-data-grid/server-side-data/recipes', draft: true },
            ],
          },
          {
            pathname: '/x/react-data-grid/ai-assistant',
            title: 'AI assistant',
            newFeature: true,
            plan: 'premium',
            draft: true,
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/components-group',
        subheader: 'Components',
        newFeature: true,
        children: [
          { pathname: '/x/react-data-grid/components/usage', draft: true },
          { pathname: '/x/react-data-grid/components/toolbar' },
          { pathname: '/x/react-data-grid/components/export', draft: true },
          { pathname: '/x/react-data-grid/components/quick-filter', draft: true },
          { pathname: '/x/react-data-grid/components/columns-panel', draft: true },
          { pathname: '/x/react-data-grid/components/filter-panel', draft: true },
          { pathname: '/x/react-data-grid/components/prompt-field', plan: 'premium', draft: true },
          { pathname: '/x/react-data-grid/components/pivot-panel', plan: 'premium', draft: true },
          {
            pathname: '/x/react-data-grid/components/ai-assistant-panel',
            title: 'AI assistant panel',
            plan: 'premium',
            draft: true,
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/customization-group',
        subheader: 'Customization',
        children: [
          { pathname: '/x/react-data-grid/style', title: 'Styling basics' },
          { pathname: '/x/react-data-grid/style-recipes', title: 'Styling recipes', draft: true },
          { pathname: '/x/react-data-grid/overlays' },
          { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents' },
        ],
      },
      {
        pathname: '/x/react-data-grid/resources-group',
        subheader: 'Resources',
        children: [
          { pathname: '/x/react-data-grid/api-object', title: 'API object', draft: true },
          { pathname: '/x/react-data-grid/events', draft: true },
          { pathname: '/x/react-data-grid/state', draft: true },
          { pathname: '/x/react-data-grid/performance', draft: true },
        ],
      },
      {
        pathname: '/x/api/data-grid-group',
        title: 'API reference',
        children: [
          { pathname: '/x/api/data-grid', title: 'Index', draft: true },
          {
            pathname: '/x/api/data-grid-components-group',
            subheader: 'Components and types',
            api: '@mui/x-data-grid',
          },
          {
            pathname: '/x/api/data-grid-plans-group',
            subheader: 'Components of the Pro and Premium plans',
            children: [
              {
                pathname: '/x/api/data-grid/ai-assistant-panel-trigger',
                title: 'AiAssistantPanelTrigger',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/charts-panel-trigger',
                title: 'ChartsPanelTrigger',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/data-grid-premium',
                title: 'DataGridPremium',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/data-grid-pro',
                title: 'DataGridPro',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/export-excel',
                title: 'ExportExcel',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-charts-panel',
                title: 'GridChartsPanel',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-charts-renderer-proxy',
                title: 'GridChartsRendererProxy',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/pivot-panel-trigger',
                title: 'PivotPanelTrigger',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/prompt-field',
                title: 'PromptField',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/prompt-field-control',
                title: 'PromptFieldControl',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/prompt-field-record',
                title: 'PromptFieldRecord',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/prompt-field-send',
                title: 'PromptFieldSend',
                plan: 'premium',
                draft: true,
              },
            ],
          },
          {
            pathname: '/x/api/data-grid-interfaces-group',
            subheader: 'Further types',
            children: [
              {
                pathname: '/x/api/data-grid/grid-aggregation-function',
                title: 'GridAggregationFunction',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-aggregation-function-data-source',
                title: 'GridAggregationFunctionDataSource',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-csv-export-options',
                title: 'GridCsvExportOptions',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-excel-export-options',
                title: 'GridExcelExportOptions',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-export-state-params',
                title: 'GridExportStateParams',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-list-view-col-def',
                title: 'GridListViewColDef',
                draft: true,
              },
              {
                pathname: '/x/api/data-grid/grid-print-export-options',
                title: 'GridPrintExportOptions',
                draft: true,
              },
              { pathname: '/x/api/data-grid/grid-render-context', title: 'GridRenderContext', draft: true },
              {
                pathname: '/x/api/data-grid/grid-row-spacing-params',
                title: 'GridRowSpacingParams',
                draft: true,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers', title: 'Overview' },
      { pathname: '/x/react-date-pickers/quickstart' },
      { pathname: '/x/react-date-pickers/base-concepts', draft: true },
      {
        pathname: '/x/react-date-pickers/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-date-pickers/validation' },
          { pathname: '/x/react-date-pickers/lifecycle', title: 'Component lifecycle', draft: true },
          { pathname: '/x/react-date-pickers/shortcuts', draft: true },
          { pathname: '/x/react-date-pickers/accessibility', draft: true },
        ],
      },
      {
        pathname: '/x/react-date-pickers/advanced-features',
        subheader: 'Advanced features',
        children: [
          { pathname: '/x/react-date-pickers/localization', title: 'Translated components', draft: true },
          {
            pathname: '/x/react-date-pickers/adapters-locale',
            title: 'Date format and localization',
            draft: true,
          },
          { pathname: '/x/react-date-pickers/timezone', title: 'UTC and time zones', draft: true },
          { pathname: '/x/react-date-pickers/calendar-systems', draft: true },
        ],
      },
      {
        pathname: '/x/react-date-pickers/components-group',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [
              { pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' },
              { pathname: '/x/react-date-pickers/date-field', title: 'Date Field', draft: true },
              { pathname: '/x/react-date-pickers/date-calendar', title: 'Date Calendar' },
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-pickers',
            title: 'Time components',
            children: [
              { pathname: '/x/react-date-pickers/time-picker', title: 'Time Picker' },
              { pathname: '/x/react-date-pickers/time-field', title: 'Time Field', draft: true },
              { pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock', draft: true },
              { pathname: '/x/react-date-pickers/digital-clock', title: 'Digital Clock' },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-pickers',
            title: 'Date Time components',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-picker',
                title: 'Date Time Picker',
              },
              { pathname: '/x/react-date-pickers/date-time-field', title: 'Date Time Field', draft: true },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-range-pickers',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-range-picker',
                title: 'Date Range Picker',
                draft: true,
              },
              {
                pathname: '/x/react-date-pickers/date-range-field',
                title: 'Date Range Field',
                draft: true,
              },
              {
                pathname: '/x/react-date-pickers/date-range-calendar',
                title: 'Date Range Calendar',
                draft: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-range-pickers',
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/time-range-picker',
                title: 'Time Range Picker',
                newFeature: true,
                draft: true,
              },
              {
                pathname: '/x/react-date-pickers/time-range-field',
                title: 'Time Range Field',
                draft: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-range-pickers',
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-range-picker',
                title: 'Date Time Range Picker',
                draft: true,
              },
              {
                pathname: '/x/react-date-pickers/date-time-range-field',
                title: 'Date Time Range Field',
                draft: true,
              },
            ],
          },
          { pathname: '/x/react-date-pickers/fields', title: 'Field components' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/customization-group',
        subheader: 'Customization',
        children: [
          {
            pathname: '/x/react-date-pickers/custom-components',
            title: 'Custom subcomponents',
            draft: true,
          },
          { pathname: '/x/react-date-pickers/custom-layout', draft: true },
          { pathname: '/x/react-date-pickers/custom-field', draft: true },
          { pathname: '/x/react-date-pickers/custom-opening-button', draft: true },
          { pathname: '/x/react-date-pickers/playground', title: 'Customization playground', draft: true },
        ],
      },
      {
        pathname: '/x/react-date-pickers/resources-group',
        subheader: 'Resources',
        children: [{ pathname: '/x/api/date-pickers', title: 'API index', draft: true }],
      },
      {
        pathname: '/x/api/date-pickers-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/date-pickers-components-group',
            subheader: 'Components',
            api: '@mui/x-date-pickers',
          },
          {
            pathname: '/x/api/date-pickers-plans-group',
            subheader: 'Components of the Pro plan',
            children: [
              {
                pathname: '/x/api/date-pickers/date-range-calendar',
                title: 'DateRangeCalendar',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/date-range-picker',
                title: 'DateRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/date-range-picker-day',
                title: 'DateRangePickerDay',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/date-range-picker-toolbar',
                title: 'DateRangePickerToolbar',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/date-time-range-picker',
                title: 'DateTimeRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/date-time-range-picker-tabs',
                title: 'DateTimeRangePickerTabs',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/date-time-range-picker-toolbar',
                title: 'DateTimeRangePickerToolbar',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/desktop-date-range-picker',
                title: 'DesktopDateRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/desktop-date-time-range-picker',
                title: 'DesktopDateTimeRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/desktop-time-range-picker',
                title: 'DesktopTimeRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/mobile-date-range-picker',
                title: 'MobileDateRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/mobile-date-time-range-picker',
                title: 'MobileDateTimeRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/mobile-time-range-picker',
                title: 'MobileTimeRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/multi-input-date-range-field',
                title: 'MultiInputDateRangeField',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/multi-input-date-time-range-field',
                title: 'MultiInputDateTimeRangeField',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/multi-input-time-range-field',
                title: 'MultiInputTimeRangeField',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/pickers-range-calendar-header',
                title: 'PickersRangeCalendarHeader',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/single-input-date-range-field',
                title: 'SingleInputDateRangeField',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/single-input-date-time-range-field',
                title: 'SingleInputDateTimeRangeField',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/single-input-time-range-field',
                title: 'SingleInputTimeRangeField',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/static-date-range-picker',
                title: 'StaticDateRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/time-range-picker',
                title: 'TimeRangePicker',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/time-range-picker-tabs',
                title: 'TimeRangePickerTabs',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/date-pickers/time-range-picker-toolbar',
                title: 'TimeRangePickerToolbar',
                plan: 'pro',
                draft: true,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      { pathname: '/x/react-charts/quickstart' },
      { pathname: '/x/react-charts/examples', draft: true },
      {
        pathname: '/x/react-charts/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-charts/animation', draft: true },
          { pathname: '/x/react-charts/axis' },
          { pathname: '/x/react-charts/label', draft: true },
          { pathname: '/x/react-charts/legend' },
          { pathname: '/x/react-charts/stacking', draft: true },
          { pathname: '/x/react-charts/tooltip' },
          { pathname: '/x/react-charts/highlighting', draft: true },
          { pathname: '/x/react-charts/toolbar', draft: true },
          { pathname: '/x/react-charts/localization', draft: true },
        ],
      },
      {
        pathname: '/x/react-charts/advanced-features',
        subheader: 'Advanced features',
        children: [
          { pathname: '/x/react-charts/zoom-and-pan', plan: 'pro', draft: true },
          { pathname: '/x/react-charts/export', plan: 'pro', draft: true },
          { pathname: '/x/react-charts/composition', draft: true },
        ],
      },
      {
        pathname: '/x/react-charts/components-group',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-charts/bars-group',
            title: 'Bars',
            children: [
              { pathname: '/x/react-charts/bars', title: 'Overview' },
              { pathname: '/x/react-charts/bar-demo', title: 'Demos', draft: true },
              { pathname: '/x/react-charts/range-bar', plan: 'premium', draft: true },
            ],
          },
          {
            pathname: '/x/react-charts/lines-group',
            title: 'Lines',
            children: [
              { pathname: '/x/react-charts/lines', title: 'Overview' },
              { pathname: '/x/react-charts/line-demo', title: 'Line demos', draft: true },
              { pathname: '/x/react-charts/areas-demo', title: 'Area demos', draft: true },
            ],
          },
          {
            pathname: '/x/react-charts/pie-group',
            title: 'Pie',
            children: [
              { pathname: '/x/react-charts/pie', title: 'Overview' },
              { pathname: '/x/react-charts/pie-demo', title: 'Demos', draft: true },
            ],
          },
          {
            pathname: '/x/react-charts/scatter-group',
            title: 'Scatter',
            children: [
              { pathname: '/x/react-charts/scatter', title: 'Overview' },
              { pathname: '/x/react-charts/scatter-demo', title: 'Demos', draft: true },
            ],
          },
          { pathname: '/x/react-charts/sparkline' },
          { pathname: '/x/react-charts/gauge' },
          { pathname: '/x/react-charts/radar', draft: true },
          { pathname: '/x/react-charts/heatmap', plan: 'pro', draft: true },
          {
            pathname: '/x/react-charts/funnel-group',
            title: 'Funnel',
            plan: 'pro',
            children: [
              { pathname: '/x/react-charts/funnel', title: 'Overview', draft: true },
              { pathname: '/x/react-charts/pyramid', draft: true },
            ],
          },
          { pathname: '/x/react-charts/sankey', unstable: true, plan: 'pro', draft: true },
          { pathname: '/x/react-charts/planned-charts', title: 'Future components', draft: true },
        ],
      },
      {
        pathname: '/x/react-charts/customization-group',
        subheader: 'Customization',
        children: [
          { pathname: '/x/react-charts/components', title: 'Custom components', draft: true },
          { pathname: '/x/react-charts/styling' },
        ],
      },
      {
        pathname: '/x/react-charts/resources-group',
        subheader: 'Resources',
        children: [{ pathname: '/x/api/charts', title: 'API index', draft: true }],
      },
      {
        pathname: '/x/api/charts-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/charts-components-group',
            subheader: 'Components',
            api: '@mui/x-charts',
          },
          {
            pathname: '/x/api/charts-plans-group',
            subheader: 'Components of the Pro and Premium plans',
            children: [
              {
                pathname: '/x/api/charts/bar-chart-premium',
                title: 'BarChartPremium',
                plan: 'premium',
                draft: true,
              },
              { pathname: '/x/api/charts/bar-chart-pro', title: 'BarChartPro', plan: 'pro', draft: true },
              {
                pathname: '/x/api/charts/chart-container-premium',
                title: 'ChartContainerPremium',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/charts/chart-container-pro',
                title: 'ChartContainerPro',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/charts/chart-data-provider-premium',
                title: 'ChartDataProviderPremium',
                plan: 'premium',
                draft: true,
              },
              {
                pathname: '/x/api/charts/chart-data-provider-pro',
                title: 'ChartDataProviderPro',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/charts/charts-toolbar-pro',
                title: 'ChartsToolbarPro',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/charts/chart-zoom-slider',
                title: 'ChartZoomSlider',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/api/charts/funnel-chart', title: 'FunnelChart', plan: 'pro', draft: true },
              { pathname: '/x/api/charts/funnel-plot', title: 'FunnelPlot', plan: 'pro', draft: true },
              { pathname: '/x/api/charts/heatmap', title: 'Heatmap', plan: 'pro', draft: true },
              { pathname: '/x/api/charts/heatmap-plot', title: 'HeatmapPlot', plan: 'pro', draft: true },
              {
                pathname: '/x/api/charts/heatmap-tooltip',
                title: 'HeatmapTooltip',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/api/charts/line-chart-pro', title: 'LineChartPro', plan: 'pro', draft: true },
              { pathname: '/x/api/charts/pie-chart-pro', title: 'PieChartPro', plan: 'pro', draft: true },
              {
                pathname: '/x/api/charts/radar-chart-pro',
                title: 'RadarChartPro',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/charts/range-bar-plot',
                title: 'RangeBarPlot',
                plan: 'premium',
                draft: true,
              },
              { pathname: '/x/api/charts/sankey-chart', title: 'SankeyChart', plan: 'pro', draft: true },
              {
                pathname: '/x/api/charts/sankey-data-provider',
                title: 'SankeyDataProvider',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/api/charts/sankey-plot', title: 'SankeyPlot', plan: 'pro', draft: true },
              {
                pathname: '/x/api/charts/sankey-tooltip',
                title: 'SankeyTooltip',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/charts/scatter-chart-pro',
                title: 'ScatterChartPro',
                plan: 'pro',
                draft: true,
              },
            ],
          },
          {
            pathname: '/x/api/charts-interfaces-group',
            subheader: 'Further types',
            children: [
              { pathname: '/x/api/charts/axis-config', title: 'AxisConfig', draft: true },
              { pathname: '/x/api/charts/bar-series', title: 'BarSeries', draft: true },
              {
                pathname: '/x/api/charts/chart-image-export-options',
                title: 'ChartImageExportOptions',
                plan: 'pro',
                draft: true,
              },
              {
                pathname: '/x/api/charts/chart-print-export-options',
                title: 'ChartPrintExportOptions',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/api/charts/funnel-series', title: 'FunnelSeries', plan: 'pro', draft: true },
              {
                pathname: '/x/api/charts/heatmap-series',
                title: 'HeatmapSeries',
                plan: 'pro',
                draft: true,
              },
              { pathname: '/x/api/charts/line-series', title: 'LineSeries', draft: true },
              { pathname: '/x/api/charts/pie-series', title: 'PieSeries', draft: true },
              { pathname: '/x/api/charts/radar-series', title: 'RadarSeries', draft: true },
              { pathname: '/x/api/charts/scatter-series', title: 'ScatterSeries', draft: true },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    children: [
      { pathname: '/x/react-tree-view', title: 'Overview' },
      { pathname: '/x/react-tree-view/quickstart', draft: true },
      {
        pathname: '/x/react-tree-view/main-features',
        subheader: 'Main features',
        children: [{ pathname: '/x/react-tree-view/accessibility', draft: true }],
      },
      {
        pathname: '/x/react-tree-view/components-group',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-tree-view/simple-tree-view',
            title: 'Simple Tree View',
            children: [
              { pathname: '/x/react-tree-view/simple-tree-view/items' },
              { pathname: '/x/react-tree-view/simple-tree-view/selection', draft: true },
              { pathname: '/x/react-tree-view/simple-tree-view/expansion', draft: true },
              { pathname: '/x/react-tree-view/simple-tree-view/customization', draft: true },
              { pathname: '/x/react-tree-view/simple-tree-view/focus', draft: true },
            ],
          },
          {
            pathname: '/x/react-tree-view/rich-tree-view',
            title: 'Rich Tree View',
            children: [
              { pathname: '/x/react-tree-view/rich-tree-view/items' },
              { pathname: '/x/react-tree-view/rich-tree-view/selection' },
              { pathname: '/x/react-tree-view/rich-tree-view/expansion' },
              { pathname: '/x/react-tree-view/rich-tree-view/customization', draft: true },
              { pathname: '/x/react-tree-view/rich-tree-view/focus', draft: true },
              {
                pathname: '/x/react-tree-view/rich-tree-view/editing',
                title: 'Label editing',
                newFeature: true,
                draft: true,
              },
            ],
          },
        ],
      },
      {
        pathname: '/x/react-tree-view/advanced-features',
        subheader: 'Advanced features',
        children: [
          {
            pathname: '/x/react-tree-view/rich-tree-view/lazy-loading',
            newFeature: true,
            plan: 'pro',
            draft: true,
          },
          { pathname: '/x/react-tree-view/rich-tree-view/ordering', plan: 'pro', draft: true },
        ],
      },
      {
        pathname: '/x/react-tree-view/customization-group',
        subheader: 'Customization',
        children: [
          {
            pathname: '/x/react-tree-view/tree-item-customization',
            title: 'Item customization',
          },
        ],
      },
      {
        pathname: '/x/react-tree-view/resources-group',
        subheader: 'Resources',
        children: [{ pathname: '/x/api/tree-view', title: 'API index', draft: true }],
      },
      {
        pathname: '/x/api/tree-view-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/tree-view-components-group',
            subheader: 'Components',
            api: '@mui/x-tree-view',
          },
          {
            pathname: '/x/api/tree-view/rich-tree-view-pro',
            title: 'RichTreeViewPro',
            plan: 'pro',
            draft: true,
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    children: [
      {
        pathname: '/x/migration-v8',
        subheader: 'Upgrade to v8',
        children: [
          { pathname: '/x/migration/migration-data-grid-v7', title: 'Breaking changes: Data Grid' },
          {
            pathname: '/x/migration/migration-pickers-v7',
            title: 'Breaking changes: Date and Time Pickers',
            draft: true,
          },
          { pathname: '/x/migration/migration-charts-v7', title: 'Breaking changes: Charts', draft: true },
          {
            pathname: '/x/migration/migration-tree-view-v7',
            title: 'Breaking changes: Tree View',
            draft: true,
          },
          {
            pathname: '/x/migration/usage-with-material-ui-v5-v6',
            title: 'Usage with Material UI v5 and v6',
            draft: true,
          },
        ],
      },
      {
        pathname: '/x/migration-v7',
        title: 'Upgrade to v7',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v6',
            title: 'Breaking changes: Data Grid',
            draft: true,
          },
          {
            pathname: '/x/migration/migration-pickers-v6',
            title: 'Breaking changes: Date and Time Pickers',
            draft: true,
          },
          { pathname: '/x/migration/migration-charts-v6', title: 'Breaking changes: Charts', draft: true },
          {
            pathname: '/x/migration/migration-tree-view-v6',
            title: 'Breaking changes: Tree View',
            draft: true,
          },
        ],
      },
      {
        pathname: '/x/migration-v6',
        title: 'Upgrade to v6',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v5',
            title: 'Breaking changes: Data Grid',
            draft: true,
          },
          {
            pathname: '/x/migration/migration-pickers-v5',
            title: 'Breaking changes: Date and Time Pickers',
            draft: true,
          },
          {
            pathname: '/x/migration/migration-tree-view-lab',
            title: 'Tree View: from the lab to v6',
            draft: true,
          },
        ],
      },
      {
        pathname: '/x/migration-earlier',
        title: 'Earlier versions',
        children: [
          {
            pathname: '/x/migration/migration-pickers-lab',
            title: 'Pickers: from the lab to v5',
            draft: true,
          },
          {
            pathname: '/x/migration/migration-data-grid-v4',
            title: 'Data Grid: from v4 to v5',
            draft: true,
          },
        ],
      },
    ],
  },
  {
    pathname: 'https://mui.com/pricing/',
    title: 'Plans and pricing',
    icon: 'WebIcon',
    linkProps: {
      target: '_blank',
      rel: 'noopener',
      'data-ga-event-category': 'store',
      'data-ga-event-action': 'click',
      'data-ga-event-label': 'sidenav-pricing',
    },
  },
];

export default entries;
