import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type Message } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { all } from '../sites/dom.js';
import { builtSite, documentsOf, type Document } from './site.js';

/**
 * What is excused, by page: none of it can be fixed here, as it is the markup that a documented component renders.
 * An excuse that is needed no longer fails the test.
 */
const excused: Readonly<Record<string, readonly string[]>> = {
  // <TextField select> points its label at the combobox, a div. It names it by aria-labelledby, too.
  '/material-ui/react-text-field/': ['valid-for in .demo'],
  // The children of a tree item are in a <ul>, and the transition in it surrounds them with divs.
  ...Object.fromEntries(
    [
      '/x/react-tree-view/',
      '/x/react-tree-view/rich-tree-view/items/',
      '/x/react-tree-view/rich-tree-view/selection/',
      '/x/react-tree-view/simple-tree-view/items/',
      '/x/react-tree-view/tree-item-customization/',
    ].map((pathname) => [
      pathname,
      ['element-permitted-content in .demo', 'element-permitted-parent in .demo'],
    ]),
  ),
};

const site = await builtSite();
const documents = documentsOf(site);
const policy = readFileSync(join(site, '_headers'), 'utf8');
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

describe.each(documents.map((document) => [document.pathname, document] as const))(
  '%s',
  (pathname, document) => {
    test('is valid HTML', async () => {
      const { results } = await validator.validateString(document.html, pathname);
      const messages = results.flatMap((result) => result.messages);
      const excuses = excused[pathname] ?? [];
      expect(
        messages.filter((message) => !excuses.includes(excuseFor(message, document))).map(formatMessage),
      ).toEqual([]);
      expect([...new Set(messages.map((message) => excuseFor(message, document)))]).toEqual(excuses);
    });

    test('has no style attribute or handler, and no inline script or style but those whose hash is in the policy', () => {
      const elements = all(document.html, '*');
      const scripts = elements.filter(({ name }) => name === 'script');
      const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
      const inline = hashesIn(document.html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
      const styles = hashesIn(document.html, /<style(?: id="[\w-]+")?>(.*?)<\/style>/gs);
      expect(elements.filter(({ name }) => name === 'style')).toHaveLength(styles.length);
      expect([...inline, ...styles].filter((found) => !policy.includes(found))).toEqual([]);
      const loaded = scripts.filter(({ attribs }) => 'src' in attribs).length;
      const data = scripts.filter(({ attribs }) => attribs['type'] === 'application/json').length;
      expect(scripts).toHaveLength(inline.length + loaded + data);
      expect(document.html).not.toMatch(/(?:href|src|action)="?\s*javascript:/i);
    });

    test('has each id once, and nothing points at an id that is not there', () => {
      const attributes = all(document.html, '*').map(({ attribs }) => attribs);
      const ids = attributes.flatMap(({ id }) => id ?? []);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const pointers = ['popovertarget', 'for', 'aria-labelledby', 'aria-describedby'];
      const targets = pointers.flatMap((name) => attributes.flatMap((each) => each[name]?.split(' ') ?? []));
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    });
  },
);

/** The rule and whether it is about a demo's own markup. */
function excuseFor({ ruleId, offset }: Message, { html }: Document): string {
  return `${ruleId}${isInDemo(html, offset) ? ' in .demo' : ''}`;
}

/** A demo begins with its root and ends before its code: the frame's `</figure>` is the last thing of it. */
function isInDemo(html: string, offset: number): boolean {
  const before = html.slice(0, offset);
  return (
    before.lastIndexOf('data-demo=') >
    Math.max(before.lastIndexOf('class="below"'), before.lastIndexOf('</figure>'))
  );
}

function formatMessage({ ruleId, message, line, column, selector }: Message): string {
  return `${line}:${column} ${ruleId}: ${message} (${selector})`;
}

function hashesIn(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, code]) => hashOf(code!));
}

function hashOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
