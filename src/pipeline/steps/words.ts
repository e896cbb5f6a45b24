/** The step that reads the shell's words in a language. */

import type { Step } from '../../graph/step.js';
import { checkWords } from '../../html/words.js';
import { ENGLISH, type Words } from '../../kit/words.js';

/** `translations/<language>.json` of the site, over English. */
export const words: Step<string, Words> = {
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

export const steps = [words] as readonly Step[];
