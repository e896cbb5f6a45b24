/** What old pages ask for under their headline. The links stand in the page's header, made from its front matter. */

/** Renders nothing. */
export function ComponentLinkHeader() {
  return null;
}
