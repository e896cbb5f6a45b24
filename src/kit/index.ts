/** What templates may use. Public: a change here is a breaking change. */

export { useFrame, FrameContext, useWords, WordsContext } from './context.js';
export { Markdown, Region, type SlotName } from './Region.js';
export type { Frame, FrameProduct, FrameVersion, TemplateName } from './frame.js';
export type {
  ContentsItem,
  DemoFile,
  DemoTools,
  DemoVariant,
  InHouseAd,
  LiveDemoProps,
  NavigationItem,
  Neighbour,
  PageChip,
  RegionName,
  RegionProps,
} from './regions.js';
export type { Reference, ReferenceArgument, ReferenceKind, ReferenceRow } from '../pages/api/reference.js';
export type { PageTab } from '../pages/page.js';
export { filled } from '../site/filled.js';
export { ENGLISH, type WordKey, type Words } from '../site/words.js';
export type { Chip, IconName, Plan } from '../site/entry.js';
export type { Styling } from '../site/preferences.js';
