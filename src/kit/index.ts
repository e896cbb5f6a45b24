/** What templates may use. Public: a change here is a breaking change. */

export { LayoutContext, MessagesContext, useLayout, useMessages } from './template-context.js';
export { Markdown, Slot, type SlotName } from './Slot.js';
export type { Layout, LayoutProduct, LayoutVersion, TemplateName } from './layout.js';
export type { Brand, BrandFontFace } from './brand.js';
export type { DemoWrapperProps } from './demo-wrapper.js';
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
} from './partials.js';
export type {
  ReferenceArgument,
  ReferenceKind,
  ReferenceRow,
  ReferenceTable,
} from '../markdown/reference-table.js';
export type { PageTab } from '../markdown/page.js';
export { fillPlaceholders } from '../site/messages/fill-placeholders.js';
export { ENGLISH, type MessageKey, type Messages } from '../site/messages/messages.js';
export type { Chip, IconName, Plan } from '../site/navigation/entry.js';
export type { ColorScheme } from '../site/color-schemes.js';
export type { Styling } from '../site/preferences.js';

// Earlier names of the same things, for templates that use them.
export {
  LayoutContext as FrameContext,
  MessagesContext as WordsContext,
  useLayout as useFrame,
  useMessages as useWords,
} from './template-context.js';
export { Slot as Region } from './Slot.js';
export type {
  Layout as Frame,
  LayoutProduct as FrameProduct,
  LayoutVersion as FrameVersion,
} from './layout.js';
export type {
  Neighbor as Neighbour,
  PartialName as RegionName,
  PartialProps as RegionProps,
} from './partials.js';
export type { ReferenceTable as Reference } from '../markdown/reference-table.js';
export { fillPlaceholders as filled } from '../site/messages/fill-placeholders.js';
export type { MessageKey as WordKey, Messages as Words } from '../site/messages/messages.js';
