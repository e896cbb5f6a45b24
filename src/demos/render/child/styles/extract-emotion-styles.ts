/** Takes the style elements of Emotion caches that a demo has created out of its HTML. In a browser Emotion does so too,
 *  before React hydrates the HTML. */

/** As `@emotion/react` renders it: `<style data-emotion="rtl 1x2y3z">…</style>`. A global one has `-global` in its key. */
const STYLE_ELEMENT = /<style\b[^>]*\bdata-emotion="([^" ]*)[^"]*"[^>]*>([^]*?)<\/style>/g;

interface EmotionStyles {
  readonly html: string;
  /** In the order of the elements, each text once. */
  readonly css: string;
}

/** Global styles are left out, unless the demo has a document of its own: they would apply to the whole page. */
export function extractEmotionStyles(html: string, includeGlobals: boolean): EmotionStyles {
  if (!html.includes(' data-emotion="')) return { html, css: '' };
  const texts = new Set<string>();
  const htmlWithoutStyles = html.replace(STYLE_ELEMENT, (_, key: string, text: string) => {
    if (includeGlobals || !key.endsWith('-global')) texts.add(text);
    return '';
  });
  return { html: htmlWithoutStyles, css: [...texts].join('') };
}
