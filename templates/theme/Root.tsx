/** The root of every template and every partial. It renders no element of its own. */

import { ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { branding } from './branding.js';

/** Provides the theme. Emotion's own provider: MUI reads it too, and it adds no styles and no effects. */
export function Root({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={branding}>{children}</ThemeProvider>;
}
