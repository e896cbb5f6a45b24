/** The fields of one declared entry, checked. Knows nothing of trees: children are looked at elsewhere. */

import { nearest } from '../report/nearest.js';
import type { Problem } from '../report/problem.js';
import { faultOf } from './pathname.js';
import type { NavigationEntry } from './entry.js';

/** What a checked entry may hold besides its children; a wrong field is left out. */
export type Fields = Omit<NavigationEntry, 'pathname' | 'children'> & { readonly pathname?: string };

/** A problem that still lacks its place. */
export type Finding = Pick<Problem, 'code' | 'message' | 'hint'>;

interface Rule {
  readonly wanted: string;
  readonly accepts: (value: unknown) => boolean;
}

const flag: Rule = { wanted: 'true or false', accepts: (value) => typeof value === 'boolean' };

const text: Rule = {
  wanted: 'a text that is not empty',
  accepts: (value) => typeof value === 'string' && value !== '',
};

const RULES: Readonly<Record<keyof NavigationEntry, Rule>> = {
  pathname: { wanted: 'a text', accepts: (value) => typeof value === 'string' },
  title: {
    wanted: 'a text that is not empty, or false for none',
    accepts: (value) => value === false || text.accepts(value),
  },
  children: { wanted: 'an array of entries', accepts: Array.isArray },
  subheader: text,
  plan: { wanted: 'a text', accepts: (value) => typeof value === 'string' },
  newFeature: flag,
  planned: flag,
  unstable: flag,
  beta: flag,
  legacy: flag,
  deprecated: flag,
  icon: text,
  linkProps: { wanted: 'an object of texts', accepts: isTexts },
  inSideNav: flag,
  disableDrawer: flag,
  api: { wanted: 'the name of a package', accepts: (value) => typeof value === 'string' && value !== '' },
};

const KEYS = Object.keys(RULES);

const PLANS: readonly string[] = ['community', 'pro', 'premium'];

/** What React itself reads, what would run as a script, and what the Content-Security-Policy blocks. */
const FORBIDDEN_LINK_PROP = /^(?:on.*|key|ref|children|style|dangerouslySetInnerHTML)$/i;

const ATTRIBUTE = /^[a-z_][\w:.-]*$/i;

/** The good fields of an entry, and what is wrong with the others. `path` names an entry that has no pathname. */
export function checkFields(
  declared: object,
  path: string,
): { readonly fields: Fields; readonly findings: readonly Finding[] } {
  const label =
    'pathname' in declared && typeof declared.pathname === 'string' ? declared.pathname || path : path;
  const findings: Finding[] = [];
  const good: [string, unknown][] = [];
  for (const [key, value] of Object.entries(declared)) {
    if (value === undefined) continue;
    const finding = checkField(key, value, label);
    if (finding) findings.push(finding);
    else good.push([key, value]);
  }
  if (!Object.hasOwn(declared, 'pathname')) findings.push(withoutPathname(label));
  return { fields: Object.fromEntries(good) as Fields, findings };
}

function checkField(key: string, value: unknown, label: string): Finding | undefined {
  if (!Object.hasOwn(RULES, key)) return unknownKey(key, label);
  const { wanted, accepts } = RULES[key as keyof NavigationEntry];
  if (!accepts(value)) {
    return {
      code: 'nav/invalid-entry',
      message: `\`${key}\` of ${label} is ${describe(value)}; it must be ${wanted}`,
      hint: key === 'children' ? 'Write [] or leave it out where an entry has none.' : undefined,
    };
  }
  if (key === 'pathname') return checkPathname(value as string, label);
  if (key === 'plan') return checkPlan(value as string, label);
  return key === 'linkProps' ? checkLinkProps(value as Record<string, string>, label) : undefined;
}

function unknownKey(key: string, label: string): Finding {
  const meant = nearest(key, KEYS);
  return {
    code: 'nav/unknown-key',
    message: `${label} has an unknown key \`${key}\``,
    hint: meant ? `Did you mean \`${meant}\`?` : `Known keys are ${KEYS.join(', ')}.`,
  };
}

function checkPathname(pathname: string, label: string): Finding | undefined {
  const fault = faultOf(pathname);
  if (!fault) return undefined;
  return {
    code: 'nav/invalid-pathname',
    message: pathname === '' ? `the pathname of ${label} is empty` : `the pathname ${pathname} ${fault}`,
    hint: 'Write a page of this site as its file is called, such as /guides/testing/, and another site as https://….',
  };
}

function withoutPathname(label: string): Finding {
  return {
    code: 'nav/invalid-entry',
    message: `${label} has no pathname`,
    hint: 'A page needs the path of its file, a group any path that no other entry has.',
  };
}

function checkPlan(plan: string, label: string): Finding | undefined {
  if (PLANS.includes(plan)) return undefined;
  const meant = nearest(plan, PLANS);
  const known = 'A plan is community, pro or premium.';
  return {
    code: 'nav/unknown-plan',
    message: `${label} has the unknown plan ${JSON.stringify(plan)}`,
    hint: meant ? `Did you mean ${meant}? ${known}` : known,
  };
}

function checkLinkProps(props: Readonly<Record<string, string>>, label: string): Finding | undefined {
  for (const [name, value] of Object.entries(props)) {
    if (!ATTRIBUTE.test(name) || FORBIDDEN_LINK_PROP.test(name)) {
      return {
        code: 'nav/invalid-entry',
        message: `\`linkProps\` of ${label} holds \`${name}\`, which a link may not have`,
        hint: 'Attributes such as target, rel, className and data-* are possible.',
      };
    }
    const fault = name.toLowerCase() === 'href' ? faultOf(value) : undefined;
    if (fault)
      return {
        code: 'nav/invalid-pathname',
        message: `the \`href\` ${value} in \`linkProps\` of ${label} ${fault}`,
      };
  }
  return undefined;
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((item) => typeof item === 'string');
}

/** Whether this is an object with keys of its own. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value's kind, for a message. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return 'a text';
  return /^[aeiou]/.test(typeof value) ? `an ${typeof value}` : `a ${typeof value}`;
}
