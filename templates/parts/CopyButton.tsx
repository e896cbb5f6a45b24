/** What a script puts into every block of code that can be copied. Without a script there is no such button. */

/** `value` is the label once it is pressed. The status says it to those who do not see it. */
export function CopyButton() {
  return (
    <template data-copy-button="">
      <button
        type="button"
        className="copy"
        value="Copied"
        aria-label="Copy the code"
        data-ga-event-action="copy-click"
      >
        <span>Copy</span>
        <span className="keys mac">(or ⌘C)</span>
        <span className="keys other">(or Ctrl + C)</span>
      </button>
      <span className="sr-only" role="status" />
    </template>
  );
}
