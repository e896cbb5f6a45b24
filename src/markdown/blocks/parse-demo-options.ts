/** The options of a demo directive: names, types, defaults and combinations that make no sense. */

import type { Position } from '../../diagnostics/find-position.js';
import { suggestName, type DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import type { DemoOptions } from '../page.js';

type OptionValues = Readonly<Record<string, unknown>>;

const BACKGROUND_NAMES = ['outlined', 'true', 'inline', 'gradient', 'playground'] as const;

const DEFAULT_IFRAME_HEIGHT = 400;

/** Each option, what it takes, and whether a value is that. `defaultExpanded` is met in older pages and means nothing. */
const OPTION_RULES: Readonly<
  Record<string, { readonly expected: string; readonly isValid: (value: unknown) => boolean }>
> = {
  demo: {
    expected: 'the name of a file beside the page',
    isValid: (value) => typeof value === 'string' && value.trim() !== '',
  },
  bg: { expected: `true, or one of ${BACKGROUND_NAMES.join(', ')}`, isValid: isBackground },
  hideToolbar: { expected: 'true', isValid: isBoolean },
  defaultCodeOpen: { expected: 'true or false', isValid: isBoolean },
  defaultExpanded: { expected: 'true or false', isValid: isBoolean },
  disableLiveEdit: { expected: 'true', isValid: isBoolean },
  hideEditButton: { expected: 'true', isValid: isBoolean },
  iframe: { expected: 'true', isValid: isBoolean },
  height: { expected: 'a number of pixels', isValid: isPixelLength },
  maxWidth: { expected: 'a number of pixels', isValid: isPixelLength },
  disableAd: { expected: 'true', isValid: isBoolean },
  anchorId: { expected: 'a text, or null', isValid: (value) => value === null || isAnchorName(value) },
};

/** The options of a directive, with their defaults; `find` gives the place of an option's name. */
export function parseDemoOptions(
  values: OptionValues,
  findPosition: (name: string) => Position,
  diagnostics: DiagnosticCollector,
): DemoOptions {
  const validValues: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const rule = Object.hasOwn(OPTION_RULES, name) ? OPTION_RULES[name] : undefined;
    if (!rule) {
      const hint =
        suggestName(name, Object.keys(OPTION_RULES)) ?? `Known are ${Object.keys(OPTION_RULES).join(', ')}.`;
      diagnostics.error('demo/option', findPosition(name), {
        message: `unknown option ${name.slice(0, 40)}`,
        hint,
      });
    } else if (!rule.isValid(value)) {
      const valueText = JSON.stringify(value)?.slice(0, 40);
      diagnostics.error('demo/option', findPosition(name), {
        message: `${name} is ${valueText}`,
        hint: `It takes ${rule.expected}.`,
      });
    } else validValues[name] = value;
  }
  checkCombinations(validValues, findPosition, diagnostics);
  return applyDefaults(validValues);
}

function checkCombinations(
  options: OptionValues,
  findPosition: (name: string) => Position,
  diagnostics: DiagnosticCollector,
): void {
  const reportError = (name: string, message: string, hint: string) =>
    diagnostics.error('demo/option', findPosition(name), { message, hint });
  if (options['hideToolbar'] === false) {
    reportError('hideToolbar', 'hideToolbar is false, which it is without being said', 'Leave it out.');
  }
  if (options['hideToolbar'] === true && options['defaultCodeOpen'] === true) {
    reportError(
      'defaultCodeOpen',
      'the code cannot be open where the toolbar is hidden',
      'Leave one of the two out.',
    );
  }
  if (options['hideToolbar'] === true && options['disableAd'] === true) {
    reportError('disableAd', 'there is no ad where the toolbar is hidden', 'Leave disableAd out.');
  }
  const name = options['demo'];
  if (typeof name === 'string' && /\.tsx?$/.test(name) && options['hideToolbar'] !== true) {
    reportError(
      'demo',
      `${name} is named by its TypeScript file`,
      `Write \`${name.replace(/\.tsx?$/, '.js')}\`.`,
    );
  }
}

function applyDefaults(options: OptionValues): DemoOptions {
  const iframe = options['iframe'] === true;
  const bg = options['bg'] ?? (iframe ? 'true' : 'outlined');
  const height = (options['height'] as number | undefined) ?? (iframe ? DEFAULT_IFRAME_HEIGHT : undefined);
  return {
    bg: String(bg) as DemoOptions['bg'],
    hideToolbar: options['hideToolbar'] === true,
    ...(options['defaultCodeOpen'] === undefined
      ? {}
      : { defaultCodeOpen: options['defaultCodeOpen'] === true }),
    disableLiveEdit: options['disableLiveEdit'] === true,
    hideEditButton: options['hideEditButton'] === true,
    iframe,
    ...(height === undefined ? {} : { height }),
    ...(options['maxWidth'] === undefined ? {} : { maxWidth: options['maxWidth'] as number }),
    disableAd: options['disableAd'] === true,
    ...(options['anchorId'] === undefined ? {} : { anchorId: options['anchorId'] as string | null }),
  };
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isPixelLength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isBackground(value: unknown): boolean {
  return value === true || BACKGROUND_NAMES.some((name) => name === value);
}

function isAnchorName(value: unknown): boolean {
  return typeof value === 'string' && /^[\w:.-]+$/.test(value);
}
