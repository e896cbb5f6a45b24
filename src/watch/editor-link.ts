/** Creates the address that opens a file in the user's editor. */

interface EditorLocation {
  /** Absolute. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The scheme of an editor's addresses, by its command. */
const EDITOR_SCHEMES: Readonly<Record<string, string>> = {
  code: 'vscode',
  vscode: 'vscode',
  'code-insiders': 'vscode-insiders',
  codium: 'vscodium',
  cursor: 'cursor',
  windsurf: 'windsurf',
  zed: 'zed',
  idea: 'idea',
  webstorm: 'webstorm',
};

/** They take a query instead of a path. */
const JETBRAINS_SCHEMES = new Set(['idea', 'webstorm']);

type Environment = Readonly<Record<string, string | undefined>>;

/** A link to a place in a file, for the editor that the environment names. VS Code where it names none that supports links. */
export function createEditorLink(
  { file, line = 1, column = 1 }: EditorLocation,
  environment: Environment,
): string {
  const scheme = findEditorScheme(environment);
  const path = file.replaceAll('\\', '/').replace(/^(?!\/)/, '/');
  if (JETBRAINS_SCHEMES.has(scheme))
    return `${scheme}://open?file=${encodeURIComponent(path)}&line=${line}&column=${column}`;
  return `${scheme}://file${encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F')}:${line}:${column}`;
}

function findEditorScheme({ VISUAL, EDITOR, TERM_PROGRAM }: Environment): string {
  const commandNames = [VISUAL, EDITOR, TERM_PROGRAM].map((text) => parseCommandName(text ?? ''));
  return commandNames.map((name) => EDITOR_SCHEMES[name]).find((scheme) => scheme !== undefined) ?? 'vscode';
}

/** `/usr/bin/code --wait` → `code` */
function parseCommandName(text: string): string {
  const [program = ''] = text.trim().split(/\s+/);
  return program
    .replace(/^.*[/\\]/, '')
    .replace(/\.(?:exe|cmd|sh)$/i, '')
    .toLowerCase();
}
