/** The analytics settings of a site's config, compiled into the script. */

export interface AnalyticsSettings {
  readonly measurementId?: string | undefined;
  /** The share of page loads whose web vitals are not reported; absent where none are reported. */
  readonly skipThreshold?: number | undefined;
  readonly base: string;
  readonly languages: readonly string[];
}
