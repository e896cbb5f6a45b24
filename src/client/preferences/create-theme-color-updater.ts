/** The color of the browser's own bar: one `<meta>` for light, one for dark, both of the mode that is shown. */

import type { ResolvedMode } from '../../site/preferences.js';

/** Gives what sets both, once it has read which colors they are. */
export function createThemeColorUpdater(): (side: ResolvedMode) => void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [light = '', dark = ''] = metas.map(({ content }) => content);
  return (side) => {
    for (const meta of metas) meta.content = side === 'dark' ? dark : light;
  };
}
