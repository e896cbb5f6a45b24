/** The direction of writing in demos: that of the page, live. Mirrors styles as they are made. */

export type Direction = 'ltr' | 'rtl';

export function directionOf(): Direction {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/** Tells of each change; gives what ends the telling. */
export function onDirection(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** What is used of stylis' elements: a declaration has its property and its value in `props` and `children`. */
interface StylisElement {
  readonly type: string;
  props: string | string[];
  children: string | StylisElement[];
  value: string;
  return: string;
}

const OTHER: Readonly<Record<string, string>> = { left: 'right', right: 'left' };

/** Properties whose value names a side. */
const SIDED = /^(?:float|clear|text-align|(?:transform|perspective)-origin|background-position(?:-x)?)$/;

/** Properties with a value for each side, in the order top, right, bottom, left. */
const FOUR = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** A stylis plugin: each declaration for one side becomes one for the other. */
export function mirrored(element: object): void {
  const one = element as StylisElement;
  if (one.type !== 'decl' || typeof one.props !== 'string' || typeof one.children !== 'string') return;
  const value = mirroredValue(one.props, one.children);
  const property = one.props.startsWith('--') ? one.props : withOtherSide(one.props);
  if (value === one.children && property === one.props) return;
  one.props = property;
  one.children = value;
  one.return = `${property}:${value};`;
}

function withOtherSide(text: string): string {
  return text.replace(/(?<![\w])(left|right)(?![\w])/g, (side) => OTHER[side]!);
}

function mirroredValue(property: string, value: string): string {
  const important = /\s*!important$/.exec(value)?.[0] ?? '';
  const bare = important ? value.slice(0, -important.length) : value;
  if (SIDED.test(property)) return withOtherSide(bare) + important;
  if (property === 'border-radius') return corners(bare) + important;
  if (FOUR.test(property)) return sides(bare) + important;
  if (property === 'transform') return turnedBack(bare) + important;
  return value;
}

/** `1 2 3 4` is `1 4 3 2` from the other side. */
function sides(value: string): string {
  const [top, right, bottom, left, ...more] = partsOf(value);
  return left === undefined || more.length > 0 ? value : [top, left, bottom, right].join(' ');
}

/** From top left, clockwise. */
function corners(value: string): string {
  return value
    .split('/')
    .map((half) => {
      const [a, b = a, c = a, d = b] = partsOf(half.trim());
      return a === b && c === d && a === c ? half.trim() : [b, a, d, c].join(' ');
    })
    .join(' / ');
}

function turnedBack(value: string): string {
  return value.replace(/(?<=translate(?:X|3d)?\(\s*)-?[\d.]+\w*%?/g, (size) => {
    if (/^-?0\D*$/.test(size)) return size;
    return size.startsWith('-') ? size.slice(1) : `-${size}`;
  });
}

/** Apart at spaces that lie in no brackets. */
function partsOf(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
