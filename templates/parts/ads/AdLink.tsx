/** One ad: an image beside a line or two of text, or the text alone. A script fills it in. */

import { useMessages } from 'docsgen/kit';

/** The link gets its address, its image and its label; the elements with `data-ad-…` their text. */
export function AdLink() {
  const messages = useMessages();
  return (
    <a
      className="ad"
      href="#"
      target="_blank"
      rel="noopener sponsored"
      data-ga-event-category="ad"
      data-ga-event-action="click"
    >
      <span className="ad-text">
        <span className="badge">{messages['ad.badge']}</span>
        <b data-ad-lead="" />
        <span data-ad-description="" />
        <span className="start">{messages['ad.start']}</span>
        <small>
          {`${messages['ad.by']} `}
          <span data-ad-publisher="" />
        </small>
      </span>
    </a>
  );
}
