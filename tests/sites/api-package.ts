/** A small package of components by another author, as files of a site's `node_modules`. */

import type { SiteFiles } from './fixture.js';

const types = `import * as React from 'react';

export type Tone = 'plain' | 'loud';

export interface PressProps extends Omit<React.ComponentPropsWithoutRef<'button'>, 'color'> {
  /**
   * How it looks.
   * @default 'plain'
   */
  tone?: Tone;
  /** What is **on** it; see [the guide](https://acme.example/guide/). */
  label: string;
  /**
   * Called on a press.
   * @param {number} times How often.
   */
  onPress?: (times: number) => void;
  /** @deprecated Use \`tone\` instead. */
  loud?: boolean;
}

/** Something to press. Builds on [Frame](/elsewhere/). */
export declare const Press: React.ForwardRefExoticComponent<PressProps & React.RefAttributes<HTMLButtonElement>>;

export interface FrameProps {
  children?: React.ReactNode;
}

/** @deprecated Frames are out of fashion. */
export default function Frame(props: FrameProps): React.ReactElement;

/** Counts presses. */
export declare function usePresses(options: UsePressesOptions): UsePressesResult;

export interface UsePressesOptions {
  /** Where to begin. */
  start?: number;
}

export interface UsePressesResult {
  /** How many there were. */
  count: number;
}
`;

export const manifest = (version: string): string =>
  JSON.stringify({ name: 'acme-kit', version, types: 'index.d.ts' });

export const acmeKit: SiteFiles = {
  'node_modules/acme-kit/package.json': manifest('1.2.0'),
  'node_modules/acme-kit/index.d.ts': types,
};
