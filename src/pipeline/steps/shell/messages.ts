/** The step that reads the shell's messages in a language. */

import type { Read, Step } from '../../../graph/step.js';
import { checkMessages } from '../../../document/check-messages.js';
import { resolvePathLanguage } from '../../../site/routes/language.js';
import { ENGLISH, type Messages } from '../../../site/messages/messages.js';
import { config } from '../site/config.js';

/** Those of the site's `translations/<language>.json`; English for what it lacks. */
export const messages: Step<Messages, string> = {
  name: 'messages',
  keepInMemory: true,
  run: (read, language) => {
    const file = `translations/${language}.json`;
    const bytes = read.bytes(file);
    if (!bytes) return ENGLISH;
    const text = new TextDecoder().decode(bytes);
    const checked = checkMessages({ file, text, mustBeComplete: language !== 'en' });
    read.report(checked.diagnostics);
    return checked.messages;
  },
};

/** The messages in the language of the page at a pathname. */
export async function readMessages(read: Read, pathname: string): Promise<Messages> {
  const { languages } = await read.step(config);
  return read.step(messages, resolvePathLanguage(pathname, languages));
}
