/** Puts the script of a watch into documents on their way to the browser. The files on disk stay as they are built. */

/** Where the answers lie that are none of the site. */
export const RESERVED = '/_docsgen/live/';

const TAG = Buffer.from(`<script type="module" src="${RESERVED}start.js"></script>`);

const END_OF_HEAD = Buffer.from('</head>');

/** The document with the script at the end of its head. */
export function withLiveScript(html: Buffer): Buffer {
  const at = html.indexOf(END_OF_HEAD);
  return at < 0 ? Buffer.concat([html, TAG]) : Buffer.concat([html.subarray(0, at), TAG, html.subarray(at)]);
}

/** What is shown while there is no site yet. It loads itself again as soon as there is one. */
export const WAITING_PAGE = withLiveScript(
  Buffer.from(
    '<!doctype html>\n<html lang="en" data-docsgen-waiting><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>docsgen</title></head><body><p>The site is being built.</p></body></html>\n',
  ),
);

/** Its policy: nothing but that script. */
export const WAITING_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'";
