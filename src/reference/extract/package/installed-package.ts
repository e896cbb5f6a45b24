/** A package as it is installed, before anything of it is read. */

export interface InstalledPackage {
  /** `@mui/material` */
  readonly name: string;
  readonly version: string;
  /** Its `package.json`, parsed. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Where it lies, absolute, as found from the site. */
  readonly folder: string;
  /** The folder from which its name resolves. */
  readonly resolveFrom: string;
}
