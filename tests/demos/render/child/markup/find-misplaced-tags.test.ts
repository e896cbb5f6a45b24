import { describe, expect, test } from 'vitest';
import { findMisplacedTags } from '../../../../../src/demos/render/child/markup/find-misplaced-tags.js';
import { parseTags } from '../../../../../src/demos/render/child/markup/parse-tags.js';

function misplaced(html: string): readonly string[] {
  return findMisplacedTags(parseTags(html)).map(({ inner, outer }) => `${inner} in ${outer}`);
}

describe('HTML that a browser would build otherwise', () => {
  test.each([
    ['<p><div></div></p>', '<div> in <p>'],
    ['<p><span><ul></ul></span></p>', '<ul> in <p>'],
    ['<p><p></p></p>', '<p> in <p>'],
    ['<h1><h2></h2></h1>', '<h2> in <h1>'],
    ['<table><tr></tr></table>', '<tr> in <table>'],
    ['<table><tbody><td></td></tbody></table>', '<td> in <tbody>'],
    ['<table><tbody><tr><div></div></tr></tbody></table>', '<div> in <tr>'],
    ['<table><tbody>text</tbody></table>', 'Text in <tbody>'],
    ['<td></td>', '<td> in <div>'],
    ['<tbody></tbody>', '<tbody> in <div>'],
    ['<select><div></div></select>', '<div> in <select>'],
    ['<option><b></b></option>', '<b> in <option>'],
    ['<ul><li><li></li></li></ul>', '<li> in <li>'],
    ['<dl><dd><dt></dt></dd></dl>', '<dt> in <dd>'],
    ['<form><div><form></form></div></form>', '<form> in <form>'],
    ['<body></body>', '<body> in <div>'],
  ])('%s', (html, expected) => {
    expect(misplaced(html)).toEqual([expected]);
  });
});

describe('a control in a control', () => {
  test.each([
    ['<a><a></a></a>', '<a> in <a>'],
    ['<button><span><button></button></span></button>', '<button> in <button>'],
    ['<a><button></button></a>', '<button> in <a>'],
    ['<button><input type="checkbox"/></button>', '<input> in <button>'],
  ])('%s', (html, expected) => {
    expect(misplaced(html)).toEqual([expected]);
  });
});

test.each([
  '<p><span><b></b><br/><img alt="<div>"/></span></p>',
  '<p><button><div></div></button></p>',
  '<ul><li><ul><li></li></ul></li></ul>',
  '<table><caption><p></p></caption><thead><tr><th><div><table></table></div></th></tr></thead></table>',
  '<table> <!-- --><tbody></tbody></table>',
  '<select><optgroup><option>a</option></optgroup><hr/></select>',
  '<label><input type="file"/></label>',
  '<button><input type="hidden"/></button>',
  '<p><svg><title>a</title><foreignObject><div></div></foreignObject><a></a></svg></p>',
  '<textarea><p><div></textarea>',
  '<a></a><a></a>',
  '<dl><dt></dt><dd><dl><dt></dt></dl></dd></dl>',
])('%s is as it should be', (html) => {
  expect(misplaced(html)).toEqual([]);
});
