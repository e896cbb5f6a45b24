/** What a site's config says of analytics, as the script gets it when it is compiled. */

export interface AnalyticsSettings {
  readonly measurementId?: string | undefined;
  /** The share of page loads of which no web vitals are told; absent where none are told at all. */
  readonly skipThreshold?: number | undefined;
  readonly base: string;
  readonly languages: readonly string[];
}
