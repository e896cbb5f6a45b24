/** The preferences of readers: their values, defaults and cookies, and the meaning of links that ask for a value. */

/** Every preference, by the name under which it is stored. */
export type Preferences = {
  readonly 'mui-mode': 'system' | 'light' | 'dark';
  readonly 'mui-color-scheme-light': 'light' | 'dark';
  readonly 'mui-color-scheme-dark': 'light' | 'dark';
  readonly 'docs-direction': 'ltr' | 'rtl';
  readonly codeVariant: 'TS' | 'JS';
  readonly codeStyling: 'MUI System' | 'Tailwind' | 'CSS';
};

export type PreferenceName = keyof Preferences;

/** The values of every preference. The first one is the default. */
export const PREFERENCES: { readonly [N in PreferenceName]: readonly [Preferences[N], ...Preferences[N][]] } =
  {
    'mui-mode': ['system', 'light', 'dark'],
    'mui-color-scheme-light': ['light', 'dark'],
    'mui-color-scheme-dark': ['dark', 'light'],
    'docs-direction': ['ltr', 'rtl'],
    codeVariant: ['TS', 'JS'],
    codeStyling: ['MUI System', 'Tailwind', 'CSS'],
  };

/** The mode that is shown. */
export type ResolvedMode = 'light' | 'dark';

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];

export function isPreferenceName(name: unknown): name is PreferenceName {
  return (PREFERENCE_NAMES as readonly unknown[]).includes(name);
}

export function isPreferenceValue<N extends PreferenceName>(
  name: N,
  value: unknown,
): value is Preferences[N] {
  return (PREFERENCES[name] as readonly unknown[]).includes(value);
}

/** The stored value if it is valid, else the default. */
export function resolvePreference<N extends PreferenceName>(name: N, stored: unknown): Preferences[N] {
  return isPreferenceValue(name, stored) ? stored : PREFERENCES[name][0];
}

/** All preferences: of each the value that is read if it is valid, else the default. */
export function resolvePreferences(read: (name: PreferenceName) => unknown): Preferences {
  const entries = PREFERENCE_NAMES.map((name) => [name, resolvePreference(name, read(name))]);
  return Object.fromEntries(entries);
}

/** Whether a preference is kept in a cookie; the others are kept in local storage. */
export function isStoredInCookie(name: string): boolean {
  return name.startsWith('code');
}

/** The value of a cookie among all of a document's. */
export function findCookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The cookie that keeps a preference for a year, for the whole host. */
export function formatCookie(name: string, value: string): string {
  return `${name}=${value};path=/;max-age=31536000`;
}

/** The code variant that a link to a file asks for: `#Name.js`. */
export function parseVariantHash(hash: string): Preferences['codeVariant'] | undefined {
  if (hash.endsWith('.js')) return 'JS';
  return hash.endsWith('.tsx') ? 'TS' : undefined;
}

/** The styling options as folders, links and pages name them. The first one is the default. */
export const STYLING_NAMES = ['system', 'tailwind', 'css'] as const;

/** A styling option of a demo. */
export type Styling = (typeof STYLING_NAMES)[number];

/** The styling options as they are stored. */
export const STYLINGS: Readonly<Record<Styling, Preferences['codeStyling']>> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** The name of a stored styling option. */
export function resolveStyling(storedValue: unknown): Styling {
  return STYLING_NAMES.find((name) => STYLINGS[name] === storedValue) ?? STYLING_NAMES[0];
}

/** The styling option that a link to a file asks for: `#tailwind-Name.tsx`. */
export function parseStylingHash(hash: string): Preferences['codeStyling'] | undefined {
  if (!parseVariantHash(hash)) return undefined;
  if (hash.includes('tailwind-')) return 'Tailwind';
  if (hash.includes('css-')) return 'CSS';
  return hash.includes('system-') ? 'MUI System' : undefined;
}

/** The mode that is shown, as the system decides if the reader has no choice. */
export function resolveMode(mode: Preferences['mui-mode'], systemIsDark: boolean): ResolvedMode {
  if (mode !== 'system') return mode;
  return systemIsDark ? 'dark' : 'light';
}

/** A request for other color schemes: one name for the current mode, a name for each mode, or `null` for the defaults. */
export type RequestedSchemes = string | null | { readonly [S in ResolvedMode]?: string | null };

/** The requested color schemes, by mode. `null` is the default of that mode. */
export function resolveSchemes(
  requested: RequestedSchemes,
  currentMode: ResolvedMode,
): readonly (readonly [ResolvedMode, string | null])[] {
  if (typeof requested === 'string') return [[currentMode, requested]];
  const schemes = requested ?? { light: null, dark: null };
  return (['light', 'dark'] as const).flatMap((mode) => {
    const scheme = schemes[mode];
    return scheme === undefined ? [] : [[mode, scheme] as const];
  });
}

/** The message for a color scheme that the theme does not have. */
export function formatUnknownScheme(name: string): string {
  return `\`${name}\` does not exist in \`theme.colorSchemes\`.`;
}
