/** Highlighted code with an element for each line, for marked and numbered lines. Knows nothing of languages. */

const TAG_OR_NEWLINE = /<span class="(\w)">|<\/span>|\n/g;

/** Wraps each line of highlighted code; the lines in `marked` (from 1) have the class `marked` besides. */
export function wrapCodeLines(html: string, markedLines: ReadonlySet<number>): string {
  const lines = splitLines(html.endsWith('\n') ? html.slice(0, -1) : html);
  const wrapped = lines.map(
    (line, index) => `<span class="${markedLines.has(index + 1) ? 'line marked' : 'line'}">${line}</span>`,
  );
  return wrapped.join('\n') + (html.endsWith('\n') ? '\n' : '');
}

/** Elements that span lines are closed at the end of each and opened again on the next. */
function splitLines(html: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let openTag = '';
  let lastIndex = 0;
  for (const { 0: match, 1: className, index } of html.matchAll(TAG_OR_NEWLINE)) {
    line += html.slice(lastIndex, index);
    lastIndex = index + match.length;
    if (match === '\n') {
      lines.push(openTag === '' ? line : `${line}</span>`);
      line = openTag;
    } else {
      openTag = className === undefined ? '' : match;
      line += match;
    }
  }
  return [...lines, line + html.slice(lastIndex)];
}
