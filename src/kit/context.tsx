/** How a template reads what it is rendered for. */

import { createContext, use } from 'react';
import type { Frame } from './frame.js';

export const FrameContext = createContext<Frame | null>(null);

/** The frame that is being rendered. Throws outside of one. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame() was called outside of a template that docsgen renders');
  return frame;
}
