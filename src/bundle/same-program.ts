/** Whether two sources are the same program: what is left of both when types, names of variables and layout are gone.
 *  `undefined` where the TypeScript is no program at all. */

export async function isSameProgram(
  typescript: string,
  javascript: string,
  loader: 'ts' | 'tsx' = 'tsx',
): Promise<boolean | undefined> {
  const { transform } = await import('esbuild');
  const minified = async (code: string): Promise<string> => {
    // JavaScript is TypeScript too; read as such, it loses the imports that nothing uses, as the other one does.
    const options = { loader, jsx: 'automatic', tsconfigRaw: {}, logLevel: 'silent' } as const;
    const bare = await transform(code, { ...options, minifyWhitespace: true });
    // Apart, since short names are given by how often letters stand in the source, types included.
    return (await transform(bare.code, { minify: true })).code;
  };
  const none = (): undefined => undefined;
  const [one, other] = await Promise.all([
    minified(typescript).catch(none),
    minified(javascript).catch(none),
  ]);
  return one === undefined ? undefined : one === other;
}
