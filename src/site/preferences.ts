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

export type PreferenceValue<N extends PreferenceName> = (typeof PREFERENCES)[N][number];

export type Preferences = { readonly [N in PreferenceName]: PreferenceValue<N> };

/** One of the two that a mode comes to. */
export type ResolvedMode = 'light' | 'dark';

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];

export function isPreferenceValue<N extends PreferenceName>(
  name: N,
  value: unknown,
): value is PreferenceValue<N> {
  return (PREFERENCES[name] as readonly unknown[]).includes(value);
}

/** What holds: the stored value if there is such a value, else the default. */
export function resolvePreference<N extends PreferenceName>(name: N, stored: unknown): PreferenceValue<N> {
  return isPreferenceValue(name, stored) ? stored : (PREFERENCES[name] as readonly PreferenceValue<N>[])[0]!;
}

/** Whether a preference is kept in a cookie; the others are kept in local storage. */
export function isStoredInCookie(name: PreferenceName): boolean {
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
export function parseVariantHash(hash: string): PreferenceValue<'codeVariant'> | undefined {
  if (hash.endsWith('.js')) return 'JS';
  return hash.endsWith('.tsx') ? 'TS' : undefined;
}

/** The styling options by the words that stand for them in folders, links and pages; the first is the default. */
export const STYLINGS = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Readonly<Record<string, PreferenceValue<'codeStyling'>>>;

export type Styling = keyof typeof STYLINGS;

export const STYLING_NAMES = /* @__PURE__ */ Object.keys(STYLINGS) as readonly Styling[];

/** The word of a reader's choice. */
export function resolveStyling(storedValue: unknown): Styling {
  return STYLING_NAMES.find((name) => STYLINGS[name] === storedValue) ?? STYLING_NAMES[0]!;
}

/** The styling option that a link to a file asks for: `#tailwind-Name.tsx`. */
export function parseStylingHash(hash: string): PreferenceValue<'codeStyling'> | undefined {
  if (!parseVariantHash(hash)) return undefined;
  if (hash.includes('tailwind-')) return 'Tailwind';
  if (hash.includes('css-')) return 'CSS';
  return hash.includes('system-') ? 'MUI System' : undefined;
}

/** The side that a mode means. */
export function resolveMode(mode: PreferenceValue<'mui-mode'>, systemIsDark: boolean): ResolvedMode {
  if (mode !== 'system') return mode;
  return systemIsDark ? 'dark' : 'light';
}

/** What may be asked for: one name for the side that is shown, a name for each side, or `null` for the defaults. */
export type RequestedSchemes = string | null | { readonly [S in ResolvedMode]?: string | null };

/** The names that a wish for other schemes comes to, by side; `null` is the default of that side. */
export function resolveSchemes(
  requested: RequestedSchemes,
  currentMode: ResolvedMode,
): readonly (readonly [ResolvedMode, string | null])[] {
  const schemesByMode =
    typeof requested === 'string' ? { [currentMode]: requested } : (requested ?? { light: null, dark: null });
  return Object.entries(schemesByMode) as [ResolvedMode, string | null][];
}

/** What is told of a scheme that the theme does not have. */
export function formatUnknownScheme(name: string): string {
  return `\`${name}\` does not exist in \`theme.colorSchemes\`.`;
}
