/** What docsgen needs to know of a family of documented component libraries beyond what their packages say themselves. Each part
 *  is a module of its own, so that a script loads only the part that it uses. */

/** Products that need no config, by the folders of their documentation. */
export interface FamilyProducts {
  /** Names by the ids of products and categories. */
  readonly names: Readonly<Record<string, string>>;
  /** The packages of products whose front matter names none, by the ids of products. */
  readonly packages: Readonly<Record<string, string>>;
  /** The product's id by the folders of a path. */
  findProduct(folders: readonly string[]): string | undefined;
  /** The category's id by the folders of a path. */
  findCategory(folders: readonly string[]): string | undefined;
}

/** What the packages of a family have in common. */
export interface FamilyConventions {
  /** The start of the names of its packages. */
  readonly scope: string;
  /** The host of the documentation to which comments link. Its pages may be on this site. */
  readonly docsHost: string;
  /** Before the name of a component in its classes, where its script says no other one. */
  readonly classPrefix: string;
  /** Before the name of a state that all components share. */
  readonly statePrefix: string;
  /** Call that makes the names of a component's classes; captures their prefix. */
  readonly classNamesCall: RegExp;
  /** Calls that read default props from the theme; one of the groups captures the component's key there. */
  readonly themeNameCalls: RegExp;
  /** The packages that insert style elements. */
  readonly styleElementPackages: readonly string[];
  /** How an author gives a component another element, as part of a hint. */
  readonly elementProp: string;
}

/** The libraries of a family in whose default themes docsgen renders demos. */
export interface FamilyThemes<Library extends string> {
  /** The package of each, in the order in which their themes surround a demo. */
  readonly packages: Readonly<Record<Library, string>>;
  /** The module of each that has its theme and its provider. */
  readonly modules: Readonly<Record<Library, string>>;
  /** Those that a demo needs which imports these packages, in alphabetical order. */
  findLibraries(packages: Iterable<string>, isInstalled: (module: string) => boolean): readonly Library[];
  /** The one whose theme an import of an edited demo asks for. */
  findLibraryOf(specifier: string): Library | undefined;
}
