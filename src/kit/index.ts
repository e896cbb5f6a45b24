/** What templates may use. Public: a change here is a breaking change. */

export { LayoutContext, MessagesContext, useLayout, useMessages } from './context.js';
export { Markdown, Slot, type SlotName } from './Region.js';
export type { Layout, LayoutProduct, LayoutVersion, TemplateName } from './frame.js';
export type {
  ContentsItem,
  DemoFile,
  DemoTools,
  DemoVariant,
  InHouseAd,
  LiveDemoProps,
  NavigationItem,
  Neighbor,
  PageChip,
  PartialName,
  PartialProps,
} from './regions.js';
export type {
  ReferenceArgument,
  ReferenceKind,
  ReferenceRow,
  ReferenceTable,
} from '../pages/api/reference.js';
export type { PageTab } from '../pages/page.js';
export { fillPlaceholders } from '../site/filled.js';
export { ENGLISH, type MessageKey, type Messages } from '../site/words.js';
export type { Chip, IconName, Plan } from '../site/entry.js';
export type { Styling } from '../site/preferences.js';

// Earlier names of the same things, for templates that use them.
export {
  LayoutContext as FrameContext,
  MessagesContext as WordsContext,
  useLayout as useFrame,
  useMessages as useWords,
} from './context.js';
export { Slot as Region } from './Region.js';
export type {
  Layout as Frame,
  LayoutProduct as FrameProduct,
  LayoutVersion as FrameVersion,
} from './frame.js';
export type {
  Neighbor as Neighbour,
  PartialName as RegionName,
  PartialProps as RegionProps,
} from './regions.js';
export type { ReferenceTable as Reference } from '../pages/api/reference.js';
export { fillPlaceholders as filled } from '../site/filled.js';
export type { MessageKey as WordKey, Messages as Words } from '../site/words.js';
