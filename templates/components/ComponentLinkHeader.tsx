/** A component that old pages name under their headline. The page's header shows these links instead, from the front matter. */

/** Renders nothing. */
export function ComponentLinkHeader() {
  return null;
}
