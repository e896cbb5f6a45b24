/** Colors as numbers: how they are read and written, mixed and compared. */

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;
const FUNCTION =
  /^(rgb|hsl)a?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/i;

/** A color in the notations `#0a7`, `#00aa77`, `rgb(…)` and `hsl(…)`; nothing if it has another one. */
export function parseColor(text: string): Color | undefined {
  const hex = HEX.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    const [red = 0, green = 0, blue = 0] = digits.map((digit) => Number.parseInt(digit, 16));
    return { red, green, blue, alpha: 1 };
  }
  const [, name, a, b, c, opacity = '1', percent] = FUNCTION.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  const values = [Number(a), Number(b), Number(c)] as const;
  const alpha = Number(opacity) / (percent ? 100 : 1);
  if (name.toLowerCase() === 'rgb') return { red: values[0], green: values[1], blue: values[2], alpha };
  return { ...fromHsl({ hue: values[0], saturation: values[1] / 100, lightness: values[2] / 100 }), alpha };
}

/** `#00aa77`; the opacity is left out. */
export function formatColor({ red, green, blue }: Color): string {
  const digits = [red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** `share` of a color, and the rest of another. */
export function mixColors(color: Color, other: Color, share: number): Color {
  const mix = (a: number, b: number): number => a * share + b * (1 - share);
  return {
    red: mix(color.red, other.red),
    green: mix(color.green, other.green),
    blue: mix(color.blue, other.blue),
    alpha: 1,
  };
}

/** The contrast of WCAG 2, from 1 to 21. What can be seen through is laid on the surface first. */
export function getContrastRatio(color: Color, surface: Color): number {
  const visible = color.alpha < 1 ? mixColors(color, surface, color.alpha) : color;
  const [darker, lighter] = [getLuminance(visible), getLuminance(surface)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function getLuminance({ red, green, blue }: Color): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

interface HslColor {
  /** Degrees. */
  readonly hue: number;
  /** From 0 to 1, like the lightness. */
  readonly saturation: number;
  readonly lightness: number;
}

/** The same hue and saturation, lighter or darker. */
export function setLightness(color: Color, lightness: number): Color {
  return fromHsl({ ...toHsl(color), lightness });
}

export function getLightness(color: Color): number {
  return toHsl(color).lightness;
}

function fromHsl({ hue, saturation, lightness }: HslColor): Color {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const position = (offset + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha: 1 };
}

function toHsl({ red, green, blue }: Color): HslColor {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
  const [range, lightness] = [high - low, (high + low) / 2];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sector * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}
