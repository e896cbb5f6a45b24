/** A stylesheet of another host, as the config names it. */

export interface ExternalStylesheet {
  readonly href: string;
  readonly layer?: string | undefined;
  /** The `id` of the element before which it comes; else it ends the head. */
  readonly before?: string;
}
