/** What a script shows in the ad box: an ad, and an appeal to those who block ads. Text is filled in as text. */

import { useWords } from 'docsgen/kit';
import { AdLink } from './AdLink.js';

/** Once in a document that has an ad box. */
export function AdParts() {
  const words = useWords();
  return (
    <>
      <template data-ad="display">
        <AdLink href="#" alt="" lead="" description="" publisher="" />
      </template>
      <template data-ad="appeal">
        <div className="appeal">
          <p>{words['ad.appeal']}</p>
          <p>{words['ad.blocked']}</p>
          <p>
            {`${words['ad.thanks']} `}
            <span role="img" aria-label={words['ad.heart']}>
              ❤️
            </span>
          </p>
        </div>
      </template>
    </>
  );
}
