/** The button that a script inserts into every block of code that can be copied. */

import { useMessages } from 'docsgen/kit';

/** `value` is the label after the button is pressed. The status announces it to screen readers. */
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
