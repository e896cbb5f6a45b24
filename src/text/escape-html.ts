/** Escapes text for HTML. All text in a page's HTML goes through here. */

/** For text between tags. */
export function escapeText(text: string): string {
  let html = '';
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 62 || (code !== 38 && code !== 60 && code !== 62)) continue;
    html += text.slice(last, at) + (code === 38 ? '&amp;' : code === 60 ? '&lt;' : '&gt;');
    last = at + 1;
  }
  return last === 0 ? text : html + text.slice(last);
}

/** For the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
