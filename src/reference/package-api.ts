/** The API reference of a package, as plain data, and what a page of it is laid out by.
 *  Knows nothing of TypeScript, nor of how a page looks. */

/** The reason that the author gives; `true` where there is none. */
export type Deprecation = string | true;

export interface ParameterApi {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  /** Markdown; may be empty. */
  readonly description: string;
}

export interface ReturnApi {
  readonly type: string;
  readonly description: string;
}

export interface PropApi {
  /** TypeScript as a person would write it. */
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  /** Markdown; may be empty. */
  readonly description: string;
  readonly deprecated?: Deprecation;
  /** Of a function whose parameters or result are described. */
  readonly params?: readonly ParameterApi[];
  readonly returns?: ReturnApi;
  /** Its value must be able to hold a ref. */
  readonly needsRef?: true;
  /** The version that brought it, where older references tell. */
  readonly since?: string;
}

export interface SlotApi {
  readonly name: string;
  /** The class of the element in this slot, where it has one. */
  readonly className?: string;
  /** The component that fills the slot: `'ul'`, `Paper`. */
  readonly default?: string;
  readonly description: string;
  readonly deprecated?: Deprecation;
}

export interface ClassApi {
  readonly key: string;
  readonly className: string;
  readonly description: string;
  /** A state that all components share: `Mui-disabled`. */
  readonly isGlobal: boolean;
  readonly deprecated?: Deprecation;
}

export interface CssVariableApi {
  /** `--accordion-height` */
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

export interface InheritanceApi {
  readonly component: string;
  /** From the root of the site, relative to the component's own page, or a whole address. */
  readonly pathname: string;
}

export interface ComponentApi {
  readonly name: string;
  /** The last part of its page's pathname. */
  readonly slug: string;
  /** The most particular path first. */
  readonly imports: readonly string[];
  /** Markdown; may be empty. */
  readonly description: string;
  readonly deprecated?: Deprecation;
  /** The version that brought it, where older references tell. */
  readonly since?: string;
  /** The component's own, required ones first, then by name. */
  readonly props: Readonly<Record<string, PropApi>>;
  /** In the order in which they are declared. */
  readonly slots: readonly SlotApi[];
  /** By key; a class that belongs to a slot stands there. */
  readonly classes: readonly ClassApi[];
  readonly cssVariables?: readonly CssVariableApi[];
  /** Whether props that are not listed reach the root element or the inherited component. */
  readonly spread: boolean;
  /** Whether it takes the props of a style system too, which stand for CSS and are not listed. */
  readonly systemProps?: true;
  /** What a ref holds: `HTMLButtonElement`; absent where the component takes none. */
  readonly forwardsRefTo?: string;
  /** The component's key in the theme: `MuiButton`. */
  readonly themeDefaultProps?: string;
  readonly inheritance?: InheritanceApi;
  /** The declaration file, relative to the package. */
  readonly source?: string;
}

/** A parameter of a function, or what it returns, with the fields of an object of the package's own. */
export interface FunctionParameterApi extends ParameterApi {
  readonly deprecated?: Deprecation;
  readonly fields?: Readonly<Record<string, PropApi>>;
}

export interface FunctionReturnApi extends ReturnApi {
  readonly fields?: Readonly<Record<string, PropApi>>;
}

export interface FunctionApi {
  readonly name: string;
  /** The version that brought it, where older references tell. */
  readonly since?: string;
  readonly slug: string;
  readonly imports: readonly string[];
  readonly description: string;
  readonly deprecated?: Deprecation;
  /** In the order of the call. */
  readonly parameters: readonly FunctionParameterApi[];
  readonly returns: FunctionReturnApi;
  readonly source?: string;
}

export interface PackageApi {
  readonly package: string;
  readonly version: string;
  readonly components: Readonly<Record<string, ComponentApi>>;
  readonly hooks: Readonly<Record<string, FunctionApi>>;
  readonly functions: Readonly<Record<string, FunctionApi>>;
}

/** A name as a part of a pathname: `NoSsr` is `no-ssr`, `Grid2` is `grid-2`, `Unstable_TrapFocus` is `unstable-trap-focus`. */
export function toSlug(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/(\p{L})(\d)/gu, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase();
}

/** Compares names without regard to case, then with it: the same on every machine. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** The record with its required rows first, then by name. */
export function sortRequiredFirst<T extends { readonly required: boolean }>(
  rows: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const compareRows = ([a, left]: [string, T], [b, right]: [string, T]) =>
    Number(right.required) - Number(left.required) || compareNames(a, b);
  return Object.fromEntries(Object.entries(rows).sort(compareRows));
}

export function isComponentApi(api: ComponentApi | FunctionApi): api is ComponentApi {
  return 'props' in api;
}
