/** The partial `api`: the list under the heading “API” of a component page. It has the styles of the Markdown around it. */

import { useMessages, type PartialProps } from 'docsgen/kit';

/** Links to the reference of what the page is about; a name without a link if there is no page yet. */
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
