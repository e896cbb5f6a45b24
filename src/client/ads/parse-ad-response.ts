/** Parses the response of an ad network. It may contain anything; only text and `https:` addresses are kept. */

export interface NetworkAd {
  readonly link: string;
  readonly img?: string | undefined;
  readonly company: string;
  readonly description: string;
  /** Images that count: the network's own first. */
  readonly pixels: readonly string[];
}

/** The longest text, in characters, and the most images that count. */
const LIMITS = { text: 200, pixels: 10 } as const;

/** The first entry that is not empty and has a `statlink`. */
export function findFirstEntry(response: unknown): JsonObject | undefined {
  const ads = isJsonObject(response) ? response['ads'] : undefined;
  if (!Array.isArray(ads)) return undefined;
  return ads.filter(isJsonObject).find((entry) => Object.keys(entry).length > 0 && entry['statlink']);
}

/** An entry as an ad; nothing where it has no valid link or no text. */
export function parseNetworkAd(entry: JsonObject): NetworkAd | undefined {
  const { statlink, image, company, description, statimp, pixel, timestamp } = entry;
  const link = parseHttpsUrl(statlink);
  const [name, text] = [cleanText(company), cleanText(description)];
  if (!link || (!name && !text)) return undefined;
  const pixelParts = typeof pixel === 'string' ? pixel.split('||', LIMITS.pixels) : [];
  const timestampText = ['string', 'number'].includes(typeof timestamp) ? String(timestamp) : '';
  const pixels = [statimp, ...pixelParts.map((part) => part.replace('[timestamp]', () => timestampText))];
  return {
    link,
    img: parseHttpsUrl(image),
    company: name,
    description: text,
    pixels: pixels.flatMap((pixelUrl) => parseHttpsUrl(pixelUrl) ?? []).slice(0, LIMITS.pixels),
  };
}

export type JsonObject = Readonly<Record<string, unknown>>;

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An absolute `https:` address. `//host/path` is one. */
function parseHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2048 || !/^(https:)?\/\//i.test(value)) return undefined;
  try {
    const { protocol, username, href } = new URL(value, 'https://localhost');
    return protocol === 'https:' && !username ? href : undefined;
  } catch {
    return undefined;
  }
}

/** Without invisible characters and those that change the direction of text. */
function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const visibleText = value.slice(0, 10 * LIMITS.text).replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ');
  return [...visibleText.trim()].slice(0, LIMITS.text).join('');
}
