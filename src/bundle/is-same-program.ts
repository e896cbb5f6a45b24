/** Compares a TypeScript source with a JavaScript source, without types, names of variables and layout. */

/** Whether both are the same program; `undefined` if the TypeScript cannot be compiled. */
export async function isSameProgram(
  typescript: string,
  javascript: string,
  loader: 'ts' | 'tsx' = 'tsx',
): Promise<boolean | undefined> {
  const { transform } = await import('esbuild');
  const minify = async (code: string): Promise<string> => {
    // Compiling JavaScript as TypeScript removes its unused imports too.
    const options = { loader, jsx: 'automatic', tsconfigRaw: {}, logLevel: 'silent' } as const;
    const withoutWhitespace = await transform(code, { ...options, minifyWhitespace: true });
    // In a second pass, because the choice of short names depends on the letters of the source, types included.
    return (await transform(withoutWhitespace.code, { minify: true })).code;
  };
  const ignoreError = (): undefined => undefined;
  const [minifiedTypeScript, minifiedJavaScript] = await Promise.all([
    minify(typescript).catch(ignoreError),
    minify(javascript).catch(ignoreError),
  ]);
  return minifiedTypeScript === undefined ? undefined : minifiedTypeScript === minifiedJavaScript;
}
