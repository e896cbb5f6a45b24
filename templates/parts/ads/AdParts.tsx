/** What a script shows in the ad box: an ad, and an appeal to those who block ads. Text is filled in as text. */

import { useMessages } from 'docsgen/kit';
import { AdLink } from './AdLink.js';

/** Once in a document that has an ad box. */
export function AdParts() {
  const messages = useMessages();
  return (
    <>
      <template data-ad="display">
        <AdLink />
      </template>
      <template data-ad="appeal">
        <div className="appeal">
          <p>{messages['ad.appeal']}</p>
          <p>{messages['ad.blocked']}</p>
          <p>
            {`${messages['ad.thanks']} `}
            <span role="img" aria-label={messages['ad.heart']}>
              ❤️
            </span>
          </p>
        </div>
      </template>
    </>
  );
}
