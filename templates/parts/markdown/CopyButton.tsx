/** What a script puts into every block of code that can be copied. Without a script there is no such button. */

import { useMessages } from 'docsgen/kit';

/** `value` is the label once it is pressed. The status says it to those who do not see it. */
export function CopyButton() {
  const messages = useMessages();
  return (
    <template data-copy-button="">
      <button
        type="button"
        className="copy"
        value={messages['copy.copied']}
        aria-label={messages['copy.label']}
        data-ga-event-action="copy-click"
      >
        <span>{messages['copy.copy']}</span>
        <span className="keys mac">{messages['copy.mac']}</span>
        <span className="keys other">{messages['copy.other']}</span>
      </button>
      <span className="sr-only" role="status" />
    </template>
  );
}
