import { describe, expect, test } from 'vitest';
import { findPlanInDescription } from '../../../src/reference/pages/prop-notes.js';
import { formatInheritanceNote, formatRootNote } from '../../../src/reference/pages/component-notes.js';
import type { ComponentApi, PropApi } from '../../../src/reference/package-api.js';
import { ENGLISH } from '../../../src/site/messages/messages.js';
import { createComponentTables } from '../../../src/reference/pages/reference-tables.js';

const prop = (more: Partial<PropApi> = {}): PropApi => ({
  type: 'object',
  required: false,
  description: '',
  ...more,
});

const tabs: ComponentApi = {
  name: 'Tabs',
  slug: 'tabs',
  imports: [],
  description: '',
  props: {},
  slots: [],
  classes: [],
  spread: false,
};

function rowsOf(component: Partial<ComponentApi>): Readonly<Record<string, string>> {
  const around = {
    resolveLink: (target: string) => (target.startsWith('/system/') ? `/docs${target}` : undefined),
    messages: ENGLISH,
    getSectionAnchor: (section: string) => `here-${section}`,
  };
  const [props] = createComponentTables({ ...tabs, ...component }, around);
  return Object.fromEntries(props!.rows.map(({ name, description }) => [name, description]));
}

describe('sentences behind a description', () => {
  test('classes and slots lead to their sections, where there are any', () => {
    const props = { classes: prop({ description: 'Other styles.' }), slotProps: prop() };
    const slots = [{ name: 'root', description: '' }];
    const classes = [{ key: 'root', className: 'Tabs-root', description: '', isGlobal: false }];
    expect(rowsOf({ props, slots, classes })).toEqual({
      classes:
        'Other styles.<br>The keys are the rule names under <a href="#here-classes">CSS classes</a>, such as <a href="#tabs-classes-Tabs-root"><code>root</code></a>.',
      slotProps: 'The keys stand under <a href="#here-slots">Slots</a>.',
    });
    expect(rowsOf({ props })).toEqual({ classes: 'Other styles.', slotProps: '' });
  });

  test('sx of MUI links to its page', () => {
    expect(rowsOf({ props: { sx: prop({ type: 'SxProps<Theme>' }) } })['sx']).toContain(
      '<a href="/docs/system/getting-started/the-sx-prop/">',
    );
    expect(rowsOf({ props: { sx: prop({ type: 'string' }) } })['sx']).toBe('');
  });

  test('a prop that must hold a ref says so, in a paragraph of its own behind several', () => {
    const children = prop({ needsRef: true, description: 'One.\n\nTwo.' });
    expect(rowsOf({ props: { children } })['children']).toBe(
      '<p>One.</p>\n<p>Two.</p>\n<p>It must be able to <strong>hold a ref</strong>.</p>',
    );
  });

  test.each([
    ['Only available in DataGridPro.', 'pro'],
    ['Warning: This slot is only useful when using the `<RichTreeViewPro />` component.', 'pro'],
    ['Only available in DataGridPremium.', 'premium'],
    ['<span class="plan-premium"></span> Sums up.', 'premium'],
    ['Only available for scatter plots. Professionals like it.', undefined],
    ['Promises.', undefined],
  ] as const)('the plan of %j', (description, plan) => {
    expect(findPlanInDescription(description)).toBe(plan);
  });
});

describe('notes on a component', () => {
  test('a ref, further props, and props that set CSS', () => {
    expect(formatRootNote(tabs, ENGLISH)).toBe('The component cannot hold a `ref`.');
    expect(
      formatRootNote({ ...tabs, forwardsRefTo: 'HTMLDivElement', spread: true, systemProps: true }, ENGLISH),
    ).toBe(
      'A `ref` is forwarded to the root element: it holds an `HTMLDivElement`. Props that are not listed go to the root element as they are.\n\nStyles can be given as props too: `Tabs` takes all [system properties](/system/properties/).',
    );
  });

  test('inheritance from another library names where it is documented', () => {
    expect(formatInheritanceNote('Tabs', { component: 'Base', pathname: '../base/' }, ENGLISH)).not.toContain(
      'documented',
    );
    expect(
      formatInheritanceNote('Fade', { component: 'Transition', pathname: 'https://a.example/t/#p' }, ENGLISH),
    ).toContain('[Transition](https://a.example/t/#p), documented at a.example, to which `Fade`');
  });
});
