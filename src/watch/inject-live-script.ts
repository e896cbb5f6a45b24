/** Puts the script of a watch into documents on their way to the browser. The files on disk stay as they are built. */

/** Where the answers lie that are none of the site. */
export const LIVE_PATH = '/_docsgen/live/';

const END_OF_HEAD = Buffer.from('</head>');

/** The document with the script at the end of its head; `version` tells the script which document it is in. */
export function injectLiveScript(html: Buffer, version: string): Buffer {
  const tag = Buffer.from(
    `<script type="module" src="${LIVE_PATH}start.js" data-docsgen-page="${version}"></script>`,
  );
  const index = html.indexOf(END_OF_HEAD);
  return index < 0
    ? Buffer.concat([html, tag])
    : Buffer.concat([html.subarray(0, index), tag, html.subarray(index)]);
}

const WAITING_HTML =
  '<!doctype html>\n<html lang="en" data-docsgen-waiting><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>docsgen</title></head><body><p>There is no site yet.</p></body></html>\n';

/** What is shown while there is no site. It loads itself again as soon as there is one. */
export const waitingPage = injectLiveScript(Buffer.from(WAITING_HTML), 'none');

/** Its policy: nothing but that script. */
export const waitingPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'";
