/** Fills values into a word of the shell. Knows nothing of what the values are: text, HTML or Markdown. */

/** `{name}` becomes the value of that name; braces for which there is none stay. */
export function fillPlaceholders(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
