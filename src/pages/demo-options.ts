/** What a demo directive may say (behaviour annex D.1): names, types, defaults, and what does not go together. */

import type { Position } from '../report/locate.js';
import { didYouMean, type Findings } from './findings.js';
import type { DemoOptions } from './page.js';

type Written = Readonly<Record<string, unknown>>;

const BACKGROUNDS = ['outlined', 'true', 'inline', 'gradient', 'playground'] as const;

const IFRAME_HEIGHT = 400;

/** Each option, what it takes, and whether a value is that. `defaultExpanded` is met in older pages and means nothing. */
const OPTIONS: Readonly<
  Record<string, { readonly takes: string; readonly fits: (value: unknown) => boolean }>
> = {
  demo: {
    takes: 'the name of a file beside the page',
    fits: (value) => typeof value === 'string' && value.trim() !== '',
  },
  bg: { takes: `true, or one of ${BACKGROUNDS.join(', ')}`, fits: isBackground },
  hideToolbar: { takes: 'true', fits: isBoolean },
  defaultCodeOpen: { takes: 'true or false', fits: isBoolean },
  defaultExpanded: { takes: 'true or false', fits: isBoolean },
  disableLiveEdit: { takes: 'true', fits: isBoolean },
  hideEditButton: { takes: 'true', fits: isBoolean },
  iframe: { takes: 'true', fits: isBoolean },
  height: { takes: 'a number of pixels', fits: isLength },
  maxWidth: { takes: 'a number of pixels', fits: isLength },
  disableAd: { takes: 'true', fits: isBoolean },
  anchorId: { takes: 'a text, or null', fits: (value) => value === null || isAnchor(value) },
};

/** The options of a directive, with their defaults; `find` gives the place of an option's name. */
export function demoOptions(
  written: Written,
  find: (name: string) => Position,
  findings: Findings,
): DemoOptions {
  const good: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
    if (!option) {
      const hint = didYouMean(name, Object.keys(OPTIONS)) ?? `Known are ${Object.keys(OPTIONS).join(', ')}.`;
      findings.error('demo/option', find(name), { message: `unknown option ${name.slice(0, 40)}`, hint });
    } else if (!option.fits(value)) {
      const shown = JSON.stringify(value)?.slice(0, 40);
      findings.error('demo/option', find(name), {
        message: `${name} is ${shown}`,
        hint: `It takes ${option.takes}.`,
      });
    } else good[name] = value;
  }
  checkTogether(good, find, findings);
  return withDefaults(good);
}

function checkTogether(options: Written, find: (name: string) => Position, findings: Findings): void {
  const refuse = (name: string, message: string, hint: string) =>
    findings.error('demo/option', find(name), { message, hint });
  if (options['hideToolbar'] === false) {
    refuse('hideToolbar', 'hideToolbar is false, which it is without being said', 'Leave it out.');
  }
  if (options['hideToolbar'] === true && options['defaultCodeOpen'] === true) {
    refuse(
      'defaultCodeOpen',
      'the code cannot be open where the toolbar is hidden',
      'Leave one of the two out.',
    );
  }
  if (options['hideToolbar'] === true && options['disableAd'] === true) {
    refuse('disableAd', 'there is no ad where the toolbar is hidden', 'Leave disableAd out.');
  }
  const name = options['demo'];
  if (typeof name === 'string' && /\.tsx?$/.test(name) && options['hideToolbar'] !== true) {
    refuse('demo', `${name} is named by its TypeScript file`, `Write \`${name.replace(/\.tsx?$/, '.js')}\`.`);
  }
}

function withDefaults(options: Written): DemoOptions {
  const iframe = options['iframe'] === true;
  const bg = options['bg'] ?? (iframe ? 'true' : 'outlined');
  const height = (options['height'] as number | undefined) ?? (iframe ? IFRAME_HEIGHT : undefined);
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

function isLength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isBackground(value: unknown): boolean {
  return value === true || BACKGROUNDS.some((name) => name === value);
}

function isAnchor(value: unknown): boolean {
  return typeof value === 'string' && /^[\w:.-]+$/.test(value);
}
