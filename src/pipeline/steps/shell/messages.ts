/** The step that reads the shell's words in a language. */

import type { Read, Step } from '../../../graph/step.js';
import { checkMessages } from '../../../document/check-messages.js';
import { resolvePathLanguage } from '../../../site/routes/language.js';
import { ENGLISH, type Messages } from '../../../site/messages/messages.js';
import { config } from '../site/config.js';

/** `translations/<language>.json` of the site, over English. */
export const messages: Step<Messages, string> = {
  name: 'messages',
  keepInMemory: true,
  run: (read, language) => {
    const file = `translations/${language}.json`;
    const bytes = read.bytes(file);
    if (!bytes) return ENGLISH;
    const text = new TextDecoder().decode(bytes);
    const checkedMessages = checkMessages({ file, text, mustBeComplete: language !== 'en' });
    read.report(checkedMessages.diagnostics);
    return checkedMessages.messages;
  },
};

/** The words in the language of the page at a pathname. */
export async function readMessages(read: Read, pathname: string): Promise<Messages> {
  const { languages } = await read.step(config);
  return read.step(messages, resolvePathLanguage(pathname, languages));
}
