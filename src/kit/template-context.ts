/** How a template reads what it is rendered for, and in which words. */

import { createContext, use } from 'react';
import type { Layout } from './layout.js';
import { ENGLISH, type Messages } from '../site/messages/messages.js';

export const LayoutContext = createContext<Layout | null>(null);

/** The frame that is being rendered. Throws outside of one. */
export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('useLayout() was called outside of a template that docsgen renders');
  return layout;
}

export const MessagesContext = createContext<Messages>(ENGLISH);

/** The shell's words in the language of what is rendered, in frames and regions alike. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
