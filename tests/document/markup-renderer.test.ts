import styled from '@emotion/styled';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { MarkupRenderer } from '../../src/document/markup-renderer.js';
import { Renderer } from '../../src/document/renderer.js';
import type { TemplateModule } from '../../src/document/template-module.js';
import { ENGLISH } from '../../src/site/messages/messages.js';

const Footer = styled.footer`
  color: red;
  @media print {
    display: none;
  }
`;
const Note = styled.p`
  color: green;
`;
const Empty = () => null;
const Page = () => createElement(Footer);
const none: readonly never[] = [];

const templates: TemplateModule = {
  ...{ MarkdownPage: Page, ApiPage: Page, HomePage: Page, ExperimentPage: Page, NotFoundPage: Page },
  Root: ({ children }) => children,
  GlobalStyle: Empty,
  partials: {
    ...{ navigation: Empty, contents: Empty, header: Empty, demo: Empty },
    ...{ footer: Page, api: Empty, reference: Empty, tabs: Empty },
  },
  samples: {
    ...{ navigation: none, contents: none, header: none, demo: none },
    ...{ footer: none, api: none, reference: none, tabs: none },
  },
  components: { Note },
};

function createRenderer(markup: MarkupRenderer, shellRuleNames: readonly string[]): Renderer {
  return new Renderer(markup, { base: '/', shellRuleNames });
}

test('the shell rules are those of the layouts and partials, with their names', () => {
  const { css, names } = new MarkupRenderer(templates).renderShellRules();
  expect(css).toContain('color:red');
  expect(css).not.toContain('color:green');
  expect(names).toHaveLength(1);
  expect(css).toContain(`.css-${names[0]}`);
});

test('whoever remembers the names of the shell rules need not render them to render the same', () => {
  const rendered = new MarkupRenderer(templates);
  const { names } = rendered.renderShellRules();
  const [first, later] = [
    createRenderer(rendered, names),
    createRenderer(new MarkupRenderer(templates), names),
  ];
  for (const renderer of [first, later]) {
    expect(renderer.renderPartial('footer', {} as never, ENGLISH)).toMatchObject({ css: '' });
    expect(renderer.renderComponent('Note', {}, ENGLISH).css).toMatch(/^\.css-\w+\{color:green;\}$/);
  }
  expect(later.renderComponent('Note', {}, ENGLISH)).toEqual(first.renderComponent('Note', {}, ENGLISH));
});
