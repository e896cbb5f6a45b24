/** The ad settings of a site's config, compiled into the script of ads. */

interface HouseAd {
  readonly name: string;
  readonly link: string;
  readonly img: string;
  readonly descriptionHeader?: string | undefined;
  readonly description: string;
}

export interface AdSettings {
  readonly displayRatio: number;
  readonly inHouse: readonly HouseAd[];
  /** Named in house ads. */
  readonly publisher: string;
  readonly inDevelopment: boolean;
  readonly network?: AdNetwork | undefined;
}

export interface AdNetwork {
  readonly json?: string | undefined;
  readonly script?: string | undefined;
  readonly placementSelectors: readonly string[];
  readonly backersHref?: string | undefined;
}
