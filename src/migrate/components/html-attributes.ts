/** Writes the attributes of JSX and old HTML as those that docsgen accepts. */

import { parseTextExpression, type Tag, type TagAttribute } from './scan-tags.js';

interface AttributeRules {
  accepts(attribute: string, value: string | true): boolean;
  /** Called for each that would be missed. */
  reportLoss(attribute: string): void;
}

const JSX_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** What nobody misses: how old HTML looked, hints for other tools. */
const UNNEEDED =
  /^(?:bgcolor|border|cellpadding|cellspacing|frameborder|valign|width|height|referrerpolicy|crossorigin|key|v-pre|v-once|for|fetchpriority|allowfullscreen|inline)$/i;

/** The attributes, each after a space; `undefined` if they can stay as they are. */
export function renderAttributes(
  { name: element, attributes }: Tag,
  rules: AttributeRules,
): string | undefined {
  let isChanged = false;
  const rendered: string[] = [];
  for (const attribute of attributes) {
    const result = convertAttribute(attribute, element);
    if (result === undefined || !rules.accepts(result.name, result.value)) {
      isChanged = true;
      if (!UNNEEDED.test(attribute.name)) rules.reportLoss(attribute.name);
      continue;
    }
    isChanged ||= result.name !== attribute.name || result.value !== attribute.value;
    const { name, value } = result;
    rendered.push(value === true ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  }
  return isChanged ? rendered.join('') : undefined;
}

interface HtmlAttribute {
  readonly name: string;
  readonly value: string | true;
}

function convertAttribute({ name, value }: TagAttribute, element: string): HtmlAttribute | undefined {
  // An anchor of old HTML.
  if (name === 'name' && element === 'a')
    return typeof value === 'string' ? { name: 'id', value } : undefined;
  if (name === 'align' && typeof value === 'string' && /^(?:left|center|right|justify)$/.test(value))
    return { name: 'style', value: `text-align: ${value}` };
  const htmlName = JSX_NAMES[name] ?? name.toLowerCase();
  if (typeof value !== 'object') return { name: htmlName, value };
  const { expression } = value;
  const style = name === 'style' ? parseStyleObject(expression) : undefined;
  if (style !== undefined) return { name: 'style', value: style };
  const text = parseTextExpression(expression);
  if (text !== undefined) return { name: htmlName, value: text };
  return expression.trim() === 'true' ? { name: htmlName, value: true } : undefined;
}

/** Properties whose numbers are no pixels. */
const UNITLESS = new Set([
  'opacity',
  'order',
  'flex',
  'flex-grow',
  'flex-shrink',
  'font-weight',
  'line-height',
]);

/** `{{ marginTop: 8 }}` as a text of CSS; `undefined` if a value is computed. */
function parseStyleObject(expression: string): string | undefined {
  const body = /^\s*\{([^{}]*)\}\s*$/.exec(expression)?.[1];
  if (body === undefined) return undefined;
  const declarations: string[] = [];
  for (const [, key = '', source = ''] of body.matchAll(
    /['"]?([\w-]+)['"]?\s*:\s*("[^"]*"|'[^']*'|`[^`$]*`|[^,]+)(?:,|$)/g,
  )) {
    const value = parseTextExpression(source);
    if (value === undefined) return undefined;
    const property = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isPixels = /^-?\d/.test(source.trim()) && value !== '0' && !UNITLESS.has(property);
    declarations.push(`${property}: ${value}${isPixels ? 'px' : ''}`);
  }
  return declarations.join('; ');
}
