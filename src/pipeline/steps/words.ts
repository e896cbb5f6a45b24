/** The step that reads the shell's words in a language. */

import type { Read, Step } from '../../graph/step.js';
import { checkWords } from '../../html/words.js';
import { languageOf } from '../../site/language.js';
import { ENGLISH, type Words } from '../../site/words.js';
import { config } from './config.js';

/** `translations/<language>.json` of the site, over English. */
export const words: Step<Words, string> = {
  name: 'words',
  shared: true,
  run: (read, language) => {
    const file = `translations/${language}.json`;
    const bytes = read.bytes(file);
    if (!bytes) return ENGLISH;
    const text = new TextDecoder().decode(bytes);
    const checked = checkWords({ file, text, isWhole: language !== 'en' });
    read.report(checked.problems);
    return checked.words;
  },
};

/** The words in the language of the page at a pathname. */
export async function wordsAt(read: Read, pathname: string): Promise<Words> {
  const { languages } = await read.step(config);
  return read.step(words, languageOf(pathname, languages));
}
