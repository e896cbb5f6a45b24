/** Whether two sources are the same program: what is left of both when types, names of variables and layout are gone.
 *  `undefined` where the TypeScript is no program at all. */

export async function isSameProgram(
  typescript: string,
  javascript: string,
  loader: 'ts' | 'tsx' = 'tsx',
): Promise<boolean | undefined> {
  const { transform } = await import('esbuild');
  const minify = async (code: string): Promise<string> => {
    // JavaScript is TypeScript too; read as such, it loses the imports that nothing uses, as the other one does.
    const options = { loader, jsx: 'automatic', tsconfigRaw: {}, logLevel: 'silent' } as const;
    const withoutWhitespace = await transform(code, { ...options, minifyWhitespace: true });
    // Apart, since short names are given by how often letters stand in the source, types included.
    return (await transform(withoutWhitespace.code, { minify: true })).code;
  };
  const ignoreError = (): undefined => undefined;
  const [minifiedTypeScript, minifiedJavaScript] = await Promise.all([
    minify(typescript).catch(ignoreError),
    minify(javascript).catch(ignoreError),
  ]);
  return minifiedTypeScript === undefined ? undefined : minifiedTypeScript === minifiedJavaScript;
}
