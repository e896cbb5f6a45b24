/** Checks the fields of one declared entry, but not its children. */

import { findNearestName } from '../../diagnostics/find-nearest-name.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findPathnameIssue } from '../routes/pathname.js';
import { ICONS, type NavigationEntry } from './entry.js';

/** The valid fields of an entry, without its children. */
export type EntryFields = Omit<NavigationEntry, 'pathname' | 'children'> & { readonly pathname?: string };

/** A diagnostic without its place. */
export type EntryIssue = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

interface FieldRule {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

const booleanRule: FieldRule = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

const textRule: FieldRule = { expected: 'a text', accepts: (value) => typeof value === 'string' };

const nonEmptyTextRule: FieldRule = {
  expected: 'a text that is not empty',
  accepts: (value) => typeof value === 'string' && value !== '',
};

const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  pathname: textRule,
  title: {
    expected: 'a text that is not empty, or false for none',
    accepts: (value) => value === false || nonEmptyTextRule.accepts(value),
  },
  children: { expected: 'an array of entries', accepts: Array.isArray },
  subheader: nonEmptyTextRule,
  plan: textRule,
  newFeature: booleanRule,
  planned: booleanRule,
  draft: booleanRule,
  unstable: booleanRule,
  beta: booleanRule,
  legacy: booleanRule,
  deprecated: booleanRule,
  icon: nonEmptyTextRule,
  linkProps: { expected: 'an object of texts', accepts: isTextRecord },
  inSideNav: booleanRule,
  disableDrawer: booleanRule,
  api: { ...nonEmptyTextRule, expected: 'the name of a package' },
} satisfies Readonly<Record<keyof NavigationEntry, FieldRule>>;

const LINK_PROPS_HINT =
  'Attributes such as target, rel, className and data-* are possible; a template can style a className.';

const TYPE_HINTS: Readonly<Record<string, string>> = {
  children: 'Write [], or leave it out if the entry has no children.',
  linkProps: LINK_PROPS_HINT,
  icon: `A tree is plain data: write one of ${ICONS.join(', ')}. A template draws it.`,
};

const KNOWN_KEYS = Object.keys(FIELD_RULES);

const PLANS: readonly string[] = ['community', 'pro', 'premium'];

/** Props that React reads itself, that run as a script, or that the Content-Security-Policy blocks. */
const FORBIDDEN_LINK_PROP = /^(?:on.*|key|ref|children|style|dangerouslySetInnerHTML)$/i;

const ATTRIBUTE_NAME = /^[a-z_][\w:.-]*$/i;

/** The valid fields of an entry, and what is wrong with the others. Messages name an entry without pathname by `path`. */
export function checkFields(
  declared: object,
  path: string,
): { readonly fields: EntryFields; readonly issues: readonly EntryIssue[] } {
  const label =
    'pathname' in declared && typeof declared.pathname === 'string' ? declared.pathname || path : path;
  const issues: EntryIssue[] = [];
  const validFields: [string, unknown][] = [];
  for (const [key, value] of Object.entries(declared)) {
    if (value === undefined) continue;
    const issue = checkField(key, value, label);
    if (issue) issues.push(issue);
    else validFields.push([key, value]);
  }
  if (!Object.hasOwn(declared, 'pathname')) issues.push(createMissingPathnameIssue(label));
  return { fields: Object.fromEntries(validFields) as EntryFields, issues };
}

function checkField(key: string, value: unknown, label: string): EntryIssue | undefined {
  const rule = Object.hasOwn(FIELD_RULES, key) ? FIELD_RULES[key] : undefined;
  if (!rule) return createUnknownKeyIssue(key, label);
  if (!rule.accepts(value)) {
    return {
      code: 'nav/invalid-entry',
      message: `\`${key}\` of ${label} is ${describeValue(value)}; it must be ${rule.expected}`,
      hint: Object.hasOwn(TYPE_HINTS, key) ? TYPE_HINTS[key] : undefined,
    };
  }
  if (key === 'pathname' && typeof value === 'string') return checkPathname(value, label);
  if (key === 'plan' && typeof value === 'string') return checkPlan(value, label);
  return key === 'linkProps' && isTextRecord(value) ? checkLinkProps(value, label) : undefined;
}

function createUnknownKeyIssue(key: string, label: string): EntryIssue {
  const suggestion = findNearestName(key, KNOWN_KEYS);
  return {
    code: 'nav/unknown-key',
    message: `${label} has an unknown key \`${key}\``,
    hint: suggestion ? `Did you mean \`${suggestion}\`?` : `Known keys are ${KNOWN_KEYS.join(', ')}.`,
  };
}

function checkPathname(pathname: string, label: string): EntryIssue | undefined {
  const pathnameIssue = findPathnameIssue(pathname);
  if (!pathnameIssue) return undefined;
  const subject = pathname === '' ? `the pathname of ${label}` : `the pathname ${pathname}`;
  return {
    code: 'nav/invalid-pathname',
    message: `${subject} ${pathnameIssue}`,
    hint: 'Write the path of a page’s file, such as /guides/testing/, or the address of another site: https://….',
  };
}

function createMissingPathnameIssue(label: string): EntryIssue {
  return {
    code: 'nav/invalid-entry',
    message: `${label} has no pathname`,
    hint: 'A page needs the path of its file, a group any path that no other entry has.',
  };
}

function checkPlan(plan: string, label: string): EntryIssue | undefined {
  if (PLANS.includes(plan)) return undefined;
  const suggestion = findNearestName(plan, PLANS);
  return {
    code: 'nav/unknown-plan',
    message: `${label} has the unknown plan ${JSON.stringify(plan)}`,
    hint: `${suggestion ? `Did you mean ${suggestion}? ` : ''}A plan is community, pro or premium.`,
  };
}

function checkLinkProps(props: Readonly<Record<string, string>>, label: string): EntryIssue | undefined {
  for (const [name, value] of Object.entries(props)) {
    if (!ATTRIBUTE_NAME.test(name) || FORBIDDEN_LINK_PROP.test(name)) {
      return {
        code: 'nav/invalid-entry',
        message: `\`linkProps\` of ${label} holds \`${name}\`, which a link may not have`,
        hint: LINK_PROPS_HINT,
      };
    }
    const pathnameIssue = name.toLowerCase() === 'href' ? findPathnameIssue(value) : undefined;
    if (pathnameIssue)
      return {
        code: 'nav/invalid-pathname',
        message: `the \`href\` ${value} in \`linkProps\` of ${label} ${pathnameIssue}`,
      };
  }
  return undefined;
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((item) => typeof item === 'string');
}

/** Whether this is an object, but not an array. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The kind of a value, for a message. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return 'a text';
  return /^[aeiou]/.test(typeof value) ? `an ${typeof value}` : `a ${typeof value}`;
}
