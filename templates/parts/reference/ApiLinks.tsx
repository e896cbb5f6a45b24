/** The region `api`: what stands under the heading “API” of a component page. Looks like the Markdown around it, which gives it its styles. */

import { useMessages, type PartialProps } from 'docsgen/kit';

/** Links to the reference of what the page is about; a bare name where there is no page yet. */
export function ApiLinks({ items }: PartialProps['api']) {
  const messages = useMessages();
  return (
    <>
      <p>{messages['api.links']}</p>
      <ul>
        {items.map(({ name, hook, href }) => (
          <li key={name}>{href ? <a href={href}>{renderName(name, hook)}</a> : renderName(name, hook)}</li>
        ))}
      </ul>
    </>
  );
}

function renderName(name: string, isHook: boolean) {
  return <code>{isHook ? `${name}()` : `<${name} />`}</code>;
}
