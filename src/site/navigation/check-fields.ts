/** The fields of one declared entry, checked. Knows nothing of trees: children are looked at elsewhere. */

import { findNearestName } from '../../diagnostics/find-nearest-name.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { findPathnameIssue } from '../routes/pathname.js';
import type { NavigationEntry } from './entry.js';

/** What a checked entry may hold besides its children; a wrong field is left out. */
export type EntryFields = Omit<NavigationEntry, 'pathname' | 'children'> & { readonly pathname?: string };

/** A problem that still lacks its place. */
export type EntryIssue = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

interface FieldRule {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

const booleanRule: FieldRule = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

const nonEmptyTextRule: FieldRule = {
  expected: 'a text that is not empty',
  accepts: (value) => typeof value === 'string' && value !== '',
};

const FIELD_RULES: Readonly<Record<keyof NavigationEntry, FieldRule>> = {
  pathname: { expected: 'a text', accepts: (value) => typeof value === 'string' },
  title: {
    expected: 'a text that is not empty, or false for none',
    accepts: (value) => value === false || nonEmptyTextRule.accepts(value),
  },
  children: { expected: 'an array of entries', accepts: Array.isArray },
  subheader: nonEmptyTextRule,
  plan: { expected: 'a text', accepts: (value) => typeof value === 'string' },
  newFeature: booleanRule,
  planned: booleanRule,
  unstable: booleanRule,
  beta: booleanRule,
  legacy: booleanRule,
  deprecated: booleanRule,
  icon: nonEmptyTextRule,
  linkProps: { expected: 'an object of texts', accepts: isTextRecord },
  inSideNav: booleanRule,
  disableDrawer: booleanRule,
  api: { expected: 'the name of a package', accepts: (value) => typeof value === 'string' && value !== '' },
};

const KNOWN_KEYS = Object.keys(FIELD_RULES);

const PLANS: readonly string[] = ['community', 'pro', 'premium'];

/** What React itself reads, what would run as a script, and what the Content-Security-Policy blocks. */
const FORBIDDEN_LINK_PROP = /^(?:on.*|key|ref|children|style|dangerouslySetInnerHTML)$/i;

const ATTRIBUTE_NAME = /^[a-z_][\w:.-]*$/i;

/** The good fields of an entry, and what is wrong with the others. `path` names an entry that has no pathname. */
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
  if (!Object.hasOwn(FIELD_RULES, key)) return createUnknownKeyIssue(key, label);
  const { expected, accepts } = FIELD_RULES[key as keyof NavigationEntry];
  if (!accepts(value)) {
    return {
      code: 'nav/invalid-entry',
      message: `\`${key}\` of ${label} is ${describeValue(value)}; it must be ${expected}`,
      hint: key === 'children' ? 'Write [] or leave it out where an entry has none.' : undefined,
    };
  }
  if (key === 'pathname') return checkPathname(value as string, label);
  if (key === 'plan') return checkPlan(value as string, label);
  return key === 'linkProps' ? checkLinkProps(value as Record<string, string>, label) : undefined;
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
  return {
    code: 'nav/invalid-pathname',
    message:
      pathname === '' ? `the pathname of ${label} is empty` : `the pathname ${pathname} ${pathnameIssue}`,
    hint: 'Write a page of this site as its file is called, such as /guides/testing/, and another site as https://….',
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
  const validPlansText = 'A plan is community, pro or premium.';
  return {
    code: 'nav/unknown-plan',
    message: `${label} has the unknown plan ${JSON.stringify(plan)}`,
    hint: suggestion ? `Did you mean ${suggestion}? ${validPlansText}` : validPlansText,
  };
}

function checkLinkProps(props: Readonly<Record<string, string>>, label: string): EntryIssue | undefined {
  for (const [name, value] of Object.entries(props)) {
    if (!ATTRIBUTE_NAME.test(name) || FORBIDDEN_LINK_PROP.test(name)) {
      return {
        code: 'nav/invalid-entry',
        message: `\`linkProps\` of ${label} holds \`${name}\`, which a link may not have`,
        hint: 'Attributes such as target, rel, className and data-* are possible.',
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

function isTextRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((item) => typeof item === 'string');
}

/** Whether this is an object with keys of its own. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's kind, for a message. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return 'a text';
  return /^[aeiou]/.test(typeof value) ? `an ${typeof value}` : `a ${typeof value}`;
}
