/** The analytics settings of a site's config, compiled into the script. */

export interface AnalyticsSettings {
  /** The id of the tag that docsgen starts; another script may have started one. */
  readonly measurementId?: string | undefined;
  /** The share of sessions whose web vitals are not reported; absent where none are reported. */
  readonly skipThreshold?: number | undefined;
  readonly base: string;
  readonly languages: readonly string[];
}
