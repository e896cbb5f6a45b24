/** The region `api`: what stands under the heading “API” of a component page. Looks like the Markdown around it, which gives it its styles. */

import { useWords, type RegionProps } from 'docsgen/kit';

/** Links to the reference of what the page is about; a bare name where there is no page yet. */
export function ApiLinks({ items }: RegionProps['api']) {
  const words = useWords();
  return (
    <>
      <p>{words['api.links']}</p>
      <ul>
        {items.map(({ name, hook, href }) => (
          <li key={name}>{href ? <a href={href}>{codeOf(name, hook)}</a> : codeOf(name, hook)}</li>
        ))}
      </ul>
    </>
  );
}

function codeOf(name: string, isHook: boolean) {
  return <code>{isHook ? `${name}()` : `<${name} />`}</code>;
}
