/** A page of the API reference. */

import { Article } from './parts/page/Article.js';
import { Shell } from './Shell.js';

/** The same as a page of text: its tables are the text. */
export function ApiPage() {
  return (
    <Shell>
      <Article />
    </Shell>
  );
}
