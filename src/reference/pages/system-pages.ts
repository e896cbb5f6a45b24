/** The pages of MUI System that the reference of a component links to. In a module without imports: a step needs the addresses
 *  before anything is rendered. */

/** The page about the prop that all components of a family share. */
export const SX_PAGE = '/system/getting-started/the-sx-prop/';

/** The page about the props that set CSS. */
export const SYSTEM_PAGE = '/system/properties/';
