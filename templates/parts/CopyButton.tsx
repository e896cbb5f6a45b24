/** What a script puts into every block of code that can be copied. Without a script there is no such button. */

import { useWords } from 'docsgen/kit';

/** `value` is the label once it is pressed. The status says it to those who do not see it. */
export function CopyButton() {
  const words = useWords();
  return (
    <template data-copy-button="">
      <button
        type="button"
        className="copy"
        value={words['copy.copied']}
        aria-label={words['copy.label']}
        data-ga-event-action="copy-click"
      >
        <span>{words['copy.copy']}</span>
        <span className="keys mac">{words['copy.mac']}</span>
        <span className="keys other">{words['copy.other']}</span>
      </button>
      <span className="sr-only" role="status" />
    </template>
  );
}
