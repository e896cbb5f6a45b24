/** Stands around the demos of Material UI, MUI System and MUI X, whose theme names Roboto. */

import type { DemoWrapperProps } from 'docsgen/kit';
import '@fontsource/roboto/latin-300.css';
import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-700.css';

export default function MaterialWrapper({ children }: DemoWrapperProps) {
  return children;
}
