/** Fills values into a message. */

/** `{name}` becomes the value of that name. Placeholders without a value stay. */
export function fillPlaceholders(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
