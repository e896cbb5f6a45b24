/**
 * Stands in for Carbon's ad network at its real hosts. A script from one host asks a second for an ad, and writes it into
 * the page with an image and pixels of others: as it does, under the page's own policy.
 */

import type { BrowserContext, Route } from 'playwright-core';

export const HOSTS = {
  script: 'https://cdn.carbonads.com',
  ads: 'https://srv.carbonads.net',
  json: 'https://srv.buysellads.com',
  images: 'https://cdn4.buysellads.net',
  pixels: 'https://ad.doubleclick.net',
} as const;

/** `by-script`: an older version, which asks for the ad by a script element. */
type Mode = 'by-request' | 'by-script' | 'blocked';

const ad = {
  statlink: '//srv.carbonads.net/ads/click/x/TOKEN',
  image: `${HOSTS.images}/uu/1/130x100.gif`,
  company: 'Shop',
  description: 'Tools for people who build interfaces. Try them for a month.',
  statimp: '//srv.carbonads.net/ads/view/x/TOKEN',
  statview: `${HOSTS.ads}/ads/viewable/x/TOKEN`,
  pixel: `${HOSTS.pixels}/ddm/trackimp/1?ord=[timestamp]||${HOSTS.pixels}/ddm/trackimp/2?ord=[timestamp]`,
  timestamp: '1700000000',
};

const IMAGE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers for all of these hosts; any other is refused. Returns the addresses that are asked for. */
export async function standIn(context: BrowserContext, mode: Mode): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await (mode === 'blocked' ? route.abort('blockedbyclient') : answer(route, mode));
  });
  return asked;
}

function answer(route: Route, mode: Mode): Promise<void> {
  const { origin, pathname, searchParams } = new URL(route.request().url());
  if (origin === HOSTS.script)
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${runCarbon.toString()})(${mode === 'by-script'})`,
    });
  if (pathname.endsWith('.json')) {
    const text = JSON.stringify({ ads: [{}, ad] });
    const callback = searchParams.get('callback');
    return callback
      ? route.fulfill({ contentType: 'text/javascript', body: `${callback}(${text})` })
      : route.fulfill({ contentType: 'application/json', headers: ANY_ORIGIN, body: text });
  }
  return route.fulfill({ contentType: 'image/gif', body: IMAGE });
}

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

/** What the script of the network does. It runs in the page. */
function runCarbon(isByScript: boolean): void {
  const own = document.querySelector<HTMLScriptElement>('#_carbonads_js')!;
  const { searchParams } = new URL(own.src);
  const address = `https://srv.carbonads.net/ads/${searchParams.get('serve')}.json?segment=placement:${searchParams.get('placement')}`;
  const show = ({ ads }: { readonly ads: readonly Partial<typeof ad>[] }): void => {
    const served = ads.find(({ statlink }) => statlink)!;
    const link = `href="${served.statlink}" target="_blank" rel="noopener sponsored"`;
    // These tests serve the site without TLS; where it is published, its scheme is https.
    const view = served.statimp!.replace(/^\/\//, 'https://');
    const pixels = [view, ...served.pixel!.replaceAll('[timestamp]', '1').split('||')]
      .map((src) => `<img src="${src}" alt="" border="0" height="1" width="1" style="display: none;">`)
      .join('');
    const box = document.createElement('div');
    box.id = 'carbonads';
    box.innerHTML = `<span><span class="carbon-wrap"><a ${link} class="carbon-img"><img src="${served.image}" alt="ads via Carbon" border="0" height="100" width="130" style="max-width: 130px;"></a><a ${link} class="carbon-text">${served.description}</a></span><a href="https://carbonads.net/" class="carbon-poweredby" target="_blank" rel="noopener sponsored">ads via Carbon</a>${pixels}</span>`;
    own.after(box);
    void fetch(served.statview!, { mode: 'no-cors' });
  };
  if (isByScript) {
    Object.assign(window, { _carbonads_go: show });
    document.head.append(
      Object.assign(document.createElement('script'), { src: `${address}&callback=_carbonads_go` }),
    );
  } else {
    void fetch(address).then(async (response) => show((await response.json()) as Parameters<typeof show>[0]));
  }
}
