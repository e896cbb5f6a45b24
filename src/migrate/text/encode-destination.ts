/** Encodes the addresses that Markdown links are given. */

/** What ends the destination of a link, or cannot be in it. */
const SPECIAL_CHARACTER = /[\s()<>]/g;

/** An address as the destination of a Markdown link. It has no angle brackets, which could be taken for a tag. */
export function encodeDestination(address: string): string {
  return address.replace(SPECIAL_CHARACTER, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  );
}
