/** Parses a `srcset`: the addresses of an image in several sizes. */

interface ImageCandidate {
  readonly url: string;
  /** ` 2x`, ` 640w` or nothing. */
  readonly descriptor: string;
}

const CANDIDATE = /\s*([^\s,](?:\S*[^\s,])?)(\s+\d+(?:\.\d+)?[wx])?\s*(?:,|$)/y;

/** `undefined` if it is no list of addresses, each with a width or a density. */
export function parseSrcset(text: string): readonly ImageCandidate[] | undefined {
  const candidates: ImageCandidate[] = [];
  const trimmed = text.trim();
  for (let at = 0; at < trimmed.length; at = CANDIDATE.lastIndex) {
    CANDIDATE.lastIndex = at;
    const [, url, descriptor = ''] = CANDIDATE.exec(trimmed) ?? [];
    if (url === undefined) return undefined;
    candidates.push({ url, descriptor: descriptor === '' ? '' : ` ${descriptor.trim()}` });
  }
  return candidates.length > 0 ? candidates : undefined;
}
