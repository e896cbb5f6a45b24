/** Hooks with which templates read the layout's data and the messages. */

import { createContext, useContext } from 'react';
import type { Layout } from './layout.js';
import { ENGLISH, type Messages } from '../site/messages/messages.js';

/** The context of the data that `useLayout` reads, for tests of templates. */
export const LayoutContext = createContext<Layout | null>(null);

/** The data of the layout that is being rendered. Throws outside of a layout. */
export function useLayout(): Layout {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('useLayout() was called outside of a template that docsgen renders');
  return layout;
}

/** The context of the messages that `useMessages` reads, for tests of templates. */
export const MessagesContext = createContext<Messages>(ENGLISH);

/** The shell's messages in the language of what is rendered, in layouts and partials alike. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
