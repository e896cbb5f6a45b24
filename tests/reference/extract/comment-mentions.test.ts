import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseDocComment } from '../../../src/reference/extract/doc-comment.js';

function parse(comment: string) {
  const source = ts.createSourceFile('kit.ts', `${comment}\nlet name;`, ts.ScriptTarget.Latest, true);
  return parseDocComment(source.statements[0]!)!;
}

describe('a mention in a comment is text', () => {
  test.each([
    [
      '/** Works with @mui/material and @acme/ui. More text. */',
      'Works with @mui/material and @acme/ui. More text.',
    ],
    ['/** @acme/ui draws it. */', '@acme/ui draws it.'],
    ['/**\n * Works with\n * @base-ui/utils too.\n */', 'Works with\n@base-ui/utils too.'],
    ['/** Hidden by @media print. */', 'Hidden by @media print.'],
    ['/** Works with @internal/kit. */', 'Works with @internal/kit.'],
    ['/** Write `@acme/ui` to me@acme.org. */', 'Write `@acme/ui` to me@acme.org.'],
    ['/** See {@link Card} of @acme/ui. */', 'See `Card` of @acme/ui.'],
  ])('%s', (comment, description) => {
    expect(parse(comment)).toEqual({ description, params: {}, cssVariables: [] });
  });

  test('it belongs to the tag in front of it', () => {
    const comment = `/**
 * The card.
 * @deprecated Use @acme/ui instead.
 * @default '@acme/icon'
 * @param {string} name A name of @acme/icons.
 * @returns {string} An icon of @acme/icons, see @media.
 * @see The docs of @acme/ui
 */`;
    expect(parse(comment)).toEqual({
      description: 'The card.\n\nSee The docs of @acme/ui.',
      deprecated: 'Use @acme/ui instead.',
      default: "'@acme/icon'",
      params: { name: 'A name of @acme/icons.' },
      returns: 'An icon of @acme/icons, see @media.',
      cssVariables: [],
    });
  });
});

describe('a tag counts', () => {
  test.each([
    ['/** @deprecated Use x. */', { deprecated: 'Use x.', description: '' }],
    ["/** Text. @default 'a' */", { default: "'a'", description: 'Text.' }],
    ['/**\n * Text.\n * * @deprecated Use x.\n */', { deprecated: 'Use x.' }],
    ['/** Text. @internal */', { hidingTag: 'internal', description: 'Text.' }],
    ['/** The size. @type {string} */', { description: 'The size.' }],
    ['/**\n * Text.\n * @unknown more\n */', { description: 'Text.' }],
    ['/** Of @acme/ui. @default 1 */', { default: '1', description: 'Of @acme/ui.' }],
  ])('%s', (comment, expected) => {
    expect(parse(comment)).toMatchObject(expected);
  });
});
