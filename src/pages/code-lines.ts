/** Highlighted code with an element for each line, for marked and numbered lines. Knows nothing of languages. */

const PIECE = /<span class="(\w)">|<\/span>|\n/g;

/** Wraps each line of highlighted code; the lines in `marked` (from 1) have the class `marked` besides. */
export function withLines(html: string, marked: ReadonlySet<number>): string {
  const lines = splitLines(html.endsWith('\n') ? html.slice(0, -1) : html);
  const wrapped = lines.map(
    (line, index) => `<span class="${marked.has(index + 1) ? 'line marked' : 'line'}">${line}</span>`,
  );
  return wrapped.join('\n') + (html.endsWith('\n') ? '\n' : '');
}

/** Elements that span lines are closed at the end of each and opened again on the next. */
function splitLines(html: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let open = '';
  let last = 0;
  for (const { 0: piece, 1: name, index } of html.matchAll(PIECE)) {
    line += html.slice(last, index);
    last = index + piece.length;
    if (piece === '\n') {
      lines.push(open === '' ? line : `${line}</span>`);
      line = open;
    } else {
      open = name === undefined ? '' : piece;
      line += piece;
    }
  }
  return [...lines, line + html.slice(last)];
}
