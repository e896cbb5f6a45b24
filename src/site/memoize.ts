/** The same function, run once per argument. */
export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, { readonly value: V }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
