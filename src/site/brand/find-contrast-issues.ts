/** Finds the colors of a palette that have too little contrast to what they are seen on. */

import {
  formatColor,
  getContrastRatio,
  getLightness,
  mixColors,
  parseColor,
  setLightness,
  type Color,
} from './colors.js';
import { CONTRAST_RULES, type Surface } from './contrast-rules.js';

/** Colors by the names of their variables: `text-link`. */
export type Palette = Readonly<Record<string, string>>;

export interface ContrastIssue {
  readonly color: string;
  readonly surface: Surface;
  readonly measured: number;
  readonly needed: number;
}

/** The worst first. Pairs of which the palette lacks one are left out, and so are those without a color that counts. */
export function findContrastIssues(
  palette: Palette,
  counts: (name: string) => boolean,
): readonly ContrastIssue[] {
  const issues = CONTRAST_RULES.flatMap(({ colors, surfaces, ratio }) =>
    colors.flatMap((color) =>
      surfaces.flatMap((surface) => {
        if (![color, surface.color, surface.tint?.color ?? ''].some(counts)) return [];
        const measured = measureContrast(palette, color, surface);
        return measured === undefined || measured >= ratio
          ? []
          : [{ color, surface, measured, needed: ratio }];
      }),
    ),
  );
  return issues.toSorted((a, b) => a.measured / a.needed - b.measured / b.needed);
}

function measureContrast(palette: Palette, color: string, surface: Surface): number | undefined {
  const [foreground, background] = [readColor(palette, color), readSurface(palette, surface)];
  return foreground && background && getContrastRatio(foreground, background);
}

function readSurface(palette: Palette, { color, tint }: Surface): Color | undefined {
  const ground = readColor(palette, color);
  const tintColor = tint && readColor(palette, tint.color);
  return ground && tintColor ? mixColors(tintColor, ground, tint.share) : ground;
}

function readColor(palette: Palette, name: string): Color | undefined {
  return parseColor(palette[name] ?? '');
}

/** How far apart the colors are that are tried. */
const STEP = 0.005;

/** The color of the same hue whose lightness is nearest, and which passes. */
export function findNearestColor(color: string, passes: (color: string) => boolean): string | undefined {
  const parsed = parseColor(color);
  if (parsed === undefined) return undefined;
  const lightness = getLightness(parsed);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    const candidates = [lightness - distance, lightness + distance]
      .filter((value) => value >= 0 && value <= 1)
      .map((value) => formatColor(setLightness(parsed, value)));
    const passing = candidates.find(passes);
    if (passing !== undefined) return passing;
  }
  return undefined;
}
