/** The options of a demo directive: names, types, defaults and combinations that make no sense. */

import type { Position } from '../../diagnostics/find-position.js';
import { suggestName, type DiagnosticCollector } from '../../diagnostics/diagnostic-collector.js';
import type { DemoOptions } from '../page.js';

type OptionValues = Readonly<Record<string, unknown>>;

const BACKGROUND_NAMES = ['outlined', 'true', 'inline', 'gradient', 'playground'] as const;

const DEFAULT_IFRAME_HEIGHT = 400;

interface OptionRule {
  readonly expected: string;
  readonly isValid: (value: unknown) => boolean;
}

const TRUE_RULE: OptionRule = { expected: 'true', isValid: isBoolean };
const FLAG_RULE: OptionRule = { expected: 'true or false', isValid: isBoolean };
const PIXELS_RULE: OptionRule = { expected: 'a number of pixels', isValid: isPixelLength };

/** What a directive may say, and what each value has to be. */
export const DEMO_OPTION_RULES = {
  /** The demo: a file beside the page, or a path to one below `pages`. It ends in `.js`, whatever the file is written in. */
  demo: {
    expected: 'the name of a file beside the page, or a path to one below the pages',
    isValid: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  },
  /** What surrounds the demo: `outlined` by default, `true` in an iframe. */
  bg: {
    expected: `true, or one of ${BACKGROUND_NAMES.filter((name) => name !== 'true').join(', ')}`,
    isValid: (value: unknown) => value === true || BACKGROUND_NAMES.some((name) => name === value),
  },
  /** Shows the demo alone, without its toolbar and its code. */
  hideToolbar: TRUE_RULE,
  /** `true`: the code is open from the start. `false`: nothing of it is shown until a reader opens it. Without the option,
   *  there is a short preview. */
  defaultCodeOpen: FLAG_RULE,
  /** Has no effect. Older pages have it. */
  defaultExpanded: FLAG_RULE,
  /** Readers cannot edit the code. */
  disableLiveEdit: TRUE_RULE,
  /** Leaves out the buttons that open the demo in StackBlitz and CodeSandbox. */
  hideEditButton: TRUE_RULE,
  /** Gives the demo a document of its own: media queries, fixed positions and scrolling refer to its frame. */
  iframe: TRUE_RULE,
  /** `false`: the build does not render it, only browsers do. `true` by default. */
  ssr: FLAG_RULE,
  /** Gives the demo a document whose policy allows the style elements that its libraries insert. Only browsers render it.
   *  By default, demos that import such a library have one. `false` keeps the demo in the page. */
  isolated: FLAG_RULE,
  /** The height of its frame: 400 by default in an iframe; what is reserved for it where only browsers render it: 200. */
  height: PIXELS_RULE,
  /** The greatest width of the demo. */
  maxWidth: PIXELS_RULE,
  /** Keeps ads from the demo. */
  disableAd: TRUE_RULE,
  /** The name of its anchor, in place of its own; `null` for none. */
  anchorId: {
    expected: 'a text, or null',
    isValid: (value: unknown) => value === null || isAnchorName(value),
  },
} as const satisfies Record<string, OptionRule>;

const OPTION_RULES = new Map<string, OptionRule>(Object.entries(DEMO_OPTION_RULES));

type ReportError = (name: string, message: string, hint: string) => void;

/** The options of a directive, with their defaults. `findPosition` finds the place of an option's name. */
export function parseDemoOptions(
  values: OptionValues,
  findPosition: (name: string) => Position,
  diagnostics: DiagnosticCollector,
): DemoOptions {
  const reportError: ReportError = (name, message, hint) =>
    diagnostics.error('demo/option', findPosition(name), { message, hint });
  const validValues: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const rule = OPTION_RULES.get(name);
    if (!rule) {
      const names = [...OPTION_RULES.keys()];
      const hint = suggestName(name, names) ?? `Known are ${names.join(', ')}.`;
      reportError(name, `unknown option ${name.slice(0, 40)}`, hint);
    } else if (!rule.isValid(value)) {
      reportError(name, `${name} is ${JSON.stringify(value)?.slice(0, 40)}`, `It takes ${rule.expected}.`);
    } else validValues[name] = value;
  }
  checkCombinations(validValues, reportError);
  return applyDefaults(validValues);
}

function checkCombinations(options: OptionValues, reportError: ReportError): void {
  const { demo, hideToolbar, defaultCodeOpen, disableAd } = options;
  if (hideToolbar === false)
    reportError('hideToolbar', 'hideToolbar is false, which is the default', 'Leave it out.');
  if (hideToolbar === true && defaultCodeOpen === true) {
    const message = 'the code cannot be open where the toolbar is hidden';
    reportError('defaultCodeOpen', message, 'Leave one of the two out.');
  }
  if (hideToolbar === true && disableAd === true)
    reportError('disableAd', 'there is no ad where the toolbar is hidden', 'Leave disableAd out.');
  if (typeof demo === 'string' && /\.tsx?$/.test(demo) && hideToolbar !== true) {
    const hint = `Write \`${demo.replace(/\.tsx?$/, '.js')}\`.`;
    reportError('demo', `${demo} is named by its TypeScript file`, hint);
  }
}

function applyDefaults(options: OptionValues): DemoOptions {
  const { bg, isolated, height, maxWidth, anchorId, defaultCodeOpen } = options;
  const iframe = options['iframe'] === true;
  return {
    bg: BACKGROUND_NAMES.find((name) => name === String(bg)) ?? (iframe ? 'true' : 'outlined'),
    hideToolbar: options['hideToolbar'] === true,
    defaultCodeOpen: typeof defaultCodeOpen === 'boolean' ? defaultCodeOpen : undefined,
    disableLiveEdit: options['disableLiveEdit'] === true,
    hideEditButton: options['hideEditButton'] === true,
    iframe,
    ssr: options['ssr'] !== false,
    isolated: typeof isolated === 'boolean' ? isolated : undefined,
    height: typeof height === 'number' ? height : iframe ? DEFAULT_IFRAME_HEIGHT : undefined,
    maxWidth: typeof maxWidth === 'number' ? maxWidth : undefined,
    disableAd: options['disableAd'] === true,
    anchorId: typeof anchorId === 'string' || anchorId === null ? anchorId : undefined,
  };
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isPixelLength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isAnchorName(value: unknown): boolean {
  return typeof value === 'string' && /^[\w:.-]+$/.test(value);
}
