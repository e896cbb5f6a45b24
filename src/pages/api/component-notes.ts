/** Sentences about a component as a whole, as Markdown: where a ref and further props go. Knows nothing of the page. */

import { SYSTEM_PAGE } from './additions.js';
import type { ComponentApi, InheritanceApi } from './describe.js';

/** What becomes of a ref, of props that are not listed, and of those that stand for CSS. */
export function rootNote({ name, forwardsRefTo, inheritance, spread, systemProps }: ComponentApi): string {
  const ref = forwardsRefTo
    ? `A \`ref\` is forwarded to the root element: it holds an \`${forwardsRefTo}\`.`
    : 'The component cannot hold a `ref`.';
  const rest = spread && !inheritance ? ' Props that are not listed go to the root element as they are.' : '';
  const styling = systemProps
    ? `\n\nStyles can be given as props too: \`${name}\` takes all [system properties](${SYSTEM_PAGE}).`
    : '';
  return `${ref}${rest}${styling}`;
}

/** Whose props it takes beside its own. */
export function inheritanceNote(name: string, { component, pathname }: InheritanceApi): string {
  // `Transition` of react-transition-group, say.
  const host = /^https?:\/\/([^/]+)/.exec(pathname)?.[1];
  const origin = host === undefined ? '' : `, documented at ${host}`;
  return `Not listed above, and accepted all the same: the props of [${component}](${pathname})${origin}, to which \`${name}\` hands on whatever it does not know.`;
}
