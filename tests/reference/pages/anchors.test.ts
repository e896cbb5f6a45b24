import { expect, test } from 'vitest';
import type { ComponentApi } from '../../../src/reference/package-api.js';
import { classAnchor, collectMemberAnchors } from '../../../src/reference/pages/anchors.js';

const summary: ComponentApi = {
  name: 'AccordionSummary',
  slug: 'accordion-summary',
  imports: [],
  description: '',
  props: { children: { type: 'node', required: false, description: '' } },
  slots: [{ name: 'root', description: '' }],
  classes: [
    { key: 'content', className: 'MuiAccordionSummary-content', description: '', isGlobal: false },
    { key: 'disabled', className: 'Mui-disabled', description: '', isGlobal: true },
  ],
  cssVariables: [{ name: '--height', description: '' }],
  spread: false,
};

test('API-03: the anchor of a class has its name', () => {
  expect(classAnchor(summary, 'MuiAccordionSummary-content')).toBe(
    'accordion-summary-classes-MuiAccordionSummary-content',
  );
});

test('API-03: what comments call a class leads to its anchor, by its key and behind the slug or the name', () => {
  const content = 'accordion-summary-classes-MuiAccordionSummary-content';
  const disabled = 'accordion-summary-classes-Mui-disabled';
  expect(collectMemberAnchors(summary)).toEqual({
    'accordion-summary-prop-children': 'accordion-summary-prop-children',
    'AccordionSummary-css-root': 'AccordionSummary-css-root',
    'accordion-summary-variable-height': 'accordion-summary-variable-height',
    [content]: content,
    'accordion-summary-classes-content': content,
    'AccordionSummary-classes-content': content,
    [disabled]: disabled,
    'accordion-summary-classes-disabled': disabled,
    'AccordionSummary-classes-disabled': disabled,
  });
});
