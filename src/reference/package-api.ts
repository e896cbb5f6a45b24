/** The API reference of a package as plain data, and the order and names of its parts. */

/** The reason; `true` where the author gives none. */
export type Deprecation = string | true;

interface ReturnApi {
  /** TypeScript as a person would write it. */
  readonly type: string;
  /** Markdown; may be empty. */
  readonly description: string;
}

interface ValueApi extends ReturnApi {
  readonly required: boolean;
  readonly default?: string;
}

export interface ParameterApi extends ValueApi {
  readonly name: string;
}

export interface PropApi extends ValueApi {
  readonly deprecated?: Deprecation;
  /** Of a function whose parameters or result are described. */
  readonly params?: readonly ParameterApi[];
  readonly returns?: ReturnApi;
  /** Its value must be able to hold a ref. */
  readonly needsRef?: true;
  /** The version that added it, where older references show it. */
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

interface ItemApi {
  readonly name: string;
  /** The last part of its page's pathname. */
  readonly slug: string;
  /** The most specific path first. */
  readonly imports: readonly string[];
  /** Markdown; may be empty. */
  readonly description: string;
  readonly deprecated?: Deprecation;
  /** The version that added it, where older references show it. */
  readonly since?: string;
  /** The declaration file, relative to the package. */
  readonly source?: string;
}

export interface ComponentApi extends ItemApi {
  /** Without inherited ones; required ones first, then by name. */
  readonly props: Readonly<Record<string, PropApi>>;
  /** In the order in which they are declared. */
  readonly slots: readonly SlotApi[];
  /** By key, without the classes of slots. */
  readonly classes: readonly ClassApi[];
  readonly cssVariables?: readonly CssVariableApi[];
  /** Whether props that are not listed reach the root element or the inherited component. */
  readonly spread: boolean;
  /** Whether it also takes the props of a style system, which set CSS and are not listed. */
  readonly systemProps?: true;
  /** What a ref holds: `HTMLButtonElement`; absent where the component takes none. */
  readonly forwardsRefTo?: string;
  /** The component's key in the theme: `MuiButton`. */
  readonly themeDefaultProps?: string;
  readonly inheritance?: InheritanceApi;
}

/** A parameter; `fields` are those of an object type that the package declares. */
export interface FunctionParameterApi extends ParameterApi {
  readonly deprecated?: Deprecation;
  readonly fields?: Readonly<Record<string, PropApi>>;
}

export interface FunctionReturnApi extends ReturnApi {
  readonly fields?: Readonly<Record<string, PropApi>>;
}

export interface FunctionApi extends ItemApi {
  /** In the order of the call. */
  readonly parameters: readonly FunctionParameterApi[];
  readonly returns: FunctionReturnApi;
}

/** An exported interface, or another object type. */
export interface TypeApi extends ItemApi {
  /** Of all members, if it is a union; required ones first, then by name. */
  readonly properties: Readonly<Record<string, PropApi>>;
}

/** What has a page of its own. */
export type DocumentedApi = ComponentApi | FunctionApi | TypeApi;

export interface PackageApi {
  readonly package: string;
  readonly version: string;
  readonly components: Readonly<Record<string, ComponentApi>>;
  readonly hooks: Readonly<Record<string, FunctionApi>>;
  readonly functions: Readonly<Record<string, FunctionApi>>;
  /** Those that the config names; absent where it names none. */
  readonly types?: Readonly<Record<string, TypeApi>>;
}

/** The reference of a package that exports nothing, or whose types are not built yet. */
export function createEmptyApi(name: string): PackageApi {
  return { package: name, version: '', components: {}, hooks: {}, functions: {} };
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

/** A name as it stands in code: `DayPicker` of `persian/DayPicker`. */
export function toBareName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Compares names without regard to case, then with it, in the same way on every machine. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** The rows sorted: required ones first, then by name. */
export function sortRequiredFirst<T extends { readonly required: boolean }>(
  rows: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const compareRows = ([a, left]: [string, T], [b, right]: [string, T]) =>
    Number(right.required) - Number(left.required) || compareNames(a, b);
  return Object.fromEntries(Object.entries(rows).sort(compareRows));
}

/** Whether an API is that of a component. */
export function isComponentApi(api: DocumentedApi): api is ComponentApi {
  return 'props' in api;
}

/** Whether an API is that of an interface or object type. */
export function isTypeApi(api: DocumentedApi): api is TypeApi {
  return 'properties' in api;
}

/** Rows by name as a list. */
export function toNamedRows(rows: ComponentApi['props']): readonly (PropApi & { readonly name: string })[] {
  return Object.entries(rows).map(([name, row]) => ({ ...row, name }));
}

type ParameterRow = Omit<ParameterApi, 'name'> & Pick<PropApi, 'deprecated'>;

/** The parameters as rows, by name. One object as the only parameter is shown by its fields. */
export function collectParameterRows({ parameters }: FunctionApi): Readonly<Record<string, ParameterRow>> {
  const [firstParameter, secondParameter] = parameters;
  if (firstParameter?.fields && !secondParameter) return firstParameter.fields;
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]));
}
