/** How a template reads what it is rendered for, and in which words. */

import { createContext, use } from 'react';
import type { Frame } from './frame.js';
import { ENGLISH, type Words } from '../site/words.js';

export const FrameContext = createContext<Frame | null>(null);

/** The frame that is being rendered. Throws outside of one. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame() was called outside of a template that docsgen renders');
  return frame;
}

export const WordsContext = createContext<Words>(ENGLISH);

/** The shell's words in the language of what is rendered, in frames and regions alike. */
export function useWords(): Words {
  return use(WordsContext);
}
