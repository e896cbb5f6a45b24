/** One ad: an image beside a line or two of text, or the text alone. */

import { useMessages } from 'docsgen/kit';

interface AdLinkProps {
  readonly href: string;
  readonly img?: string;
  readonly alt: string;
  /** Bold, before the description. */
  readonly lead?: string | undefined;
  readonly description: string;
  readonly publisher: string;
  /** For the analytics. */
  readonly label?: string;
}

/** A script fills the elements with `data-ad-…`. */
export function AdLink({ href, img, alt, lead, description, publisher, label }: AdLinkProps) {
  const messages = useMessages();
  return (
    <a
      className="ad"
      href={href}
      target="_blank"
      rel="noopener sponsored"
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={label}
    >
      {img && <img src={img} alt={alt} width={130} height={100} />}
      <span className="ad-text">
        <span className="badge">{messages['ad.badge']}</span>
        <b data-ad-lead="">{lead && `${lead} `}</b>
        <span data-ad-description="">{description}</span>
        <span className="start">{messages['ad.start']}</span>
        <small>
          {`${messages['ad.by']} `}
          <span data-ad-publisher="">{publisher}</span>
        </small>
      </span>
    </a>
  );
}
