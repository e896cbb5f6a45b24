/** One page of each kind that the site has. A table. */

export const kinds = {
  'the home of the site': '/',
  'the home of a product': '/material-ui/',
  'a page of text': '/material-ui/getting-started/installation/',
  'a component with demos': '/material-ui/react-button/',
  'the elements of Markdown': '/docsgen/markdown/',
  'the callouts': '/docsgen/callouts/',
  'the kinds of code': '/docsgen/code/',
  'the options of demos': '/docsgen/demos/',
  'wide tables': '/docsgen/tables/',
  'a page of the API reference': '/material-ui/api/autocomplete/',
  'an address without a page': '/no/such/page/',
} as const;

export const kindOf: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).map(([kind, pathname]) => [pathname, kind]),
);
