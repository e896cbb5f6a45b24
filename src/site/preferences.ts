/** What a reader may choose, and what a stored, linked or missing value means. Knows nothing of browsers or of looks. */

/** Every preference, by the name under which it is stored, and its values; the first one is the default. */
export const PREFERENCES = {
  'mui-mode': ['system', 'light', 'dark'],
  'mui-color-scheme-light': ['light', 'dark'],
  'mui-color-scheme-dark': ['dark', 'light'],
  'docs-direction': ['ltr', 'rtl'],
  codeVariant: ['TS', 'JS'],
  codeStyling: ['MUI System', 'Tailwind', 'CSS'],
} as const;

export type PreferenceName = keyof typeof PREFERENCES;

export type Preferences = { readonly [N in PreferenceName]: (typeof PREFERENCES)[N][number] };

export type Side = 'light' | 'dark';

export type ColorScheme = Preferences['mui-color-scheme-light'];

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];

/** Whether this is a value of the preference. */
export function isValueOf<N extends PreferenceName>(
  name: N,
  value: string | null | undefined,
): value is Preferences[N] {
  return (PREFERENCES[name] as readonly unknown[]).includes(value);
}

/** What holds: the stored value if there is such a value, else the default. */
export function preferenceFrom<N extends PreferenceName>(
  name: N,
  stored: string | null | undefined,
): Preferences[N] {
  return isValueOf(name, stored) ? stored : PREFERENCES[name][0];
}

/** Whether a preference is kept in a cookie, so that a host may read it; the others are kept in local storage. */
export function isCookie(name: PreferenceName): boolean {
  return name.startsWith('code');
}

/** The value of a cookie among all of a document's. */
export function cookieIn(cookies: string, name: PreferenceName): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The cookie that keeps a preference for a year, for the whole site. */
export function cookieFor(name: PreferenceName, value: string): string {
  return `${name}=${value};path=/;max-age=31536000`;
}

/** What a link to a file of a demo asks for: `#Name.js`, `#tailwind-Name.tsx` (behaviour 4.3, 4.4). */
export function preferenceInHash(name: PreferenceName, hash: string): string | undefined {
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  if (!extension) return undefined;
  if (name === 'codeVariant') return extension === 'js' ? 'JS' : 'TS';
  if (name !== 'codeStyling') return undefined;
  const prefixes = [
    ['tailwind-', 'Tailwind'],
    ['css-', 'CSS'],
    ['system-', 'MUI System'],
  ] as const;
  return prefixes.find(([prefix]) => hash.includes(prefix))?.[1];
}

/** The side that a mode means. */
export function sideOf({ 'mui-mode': mode }: Preferences, systemIsDark: boolean): Side {
  if (mode !== 'system') return mode;
  return systemIsDark ? 'dark' : 'light';
}

/** The scheme of a side. */
export function schemeOf(preferences: Preferences, side: Side): ColorScheme {
  return preferences[`mui-color-scheme-${side}`];
}

/** What may be asked for: one name for the side that is shown, a name for each side, or `null` for the defaults. */
export type WantedSchemes = string | null | { readonly [S in Side]?: string | null };

export interface SchemeChange {
  readonly name: `mui-color-scheme-${Side}`;
  /** `undefined`: there is no such scheme. */
  readonly value: ColorScheme | undefined;
  readonly wanted: string;
}

/** The changes that a wish for other schemes comes to (behaviour 4.1). */
export function schemeChanges(wanted: WantedSchemes, side: Side): readonly SchemeChange[] {
  const bySide = typeof wanted === 'string' ? { [side]: wanted } : (wanted ?? { light: null, dark: null });
  return (['light', 'dark'] as const).flatMap((each) => {
    const scheme = bySide[each];
    if (scheme === undefined) return [];
    const name = `mui-color-scheme-${each}` as const;
    const value = isValueOf(name, scheme ?? each) ? ((scheme ?? each) as ColorScheme) : undefined;
    return [{ name, value, wanted: String(scheme) }];
  });
}

/** What is told of a scheme that the theme does not have (spec §5). */
export function unknownScheme(name: string): string {
  return `\`${name}\` does not exist in \`theme.colorSchemes\`.`;
}
