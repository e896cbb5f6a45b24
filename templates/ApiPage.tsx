/** A page of the API reference. */

import { Article } from './parts/Article.js';
import { Shell } from './Shell.js';

export function ApiPage() {
  return (
    <Shell>
      <Article />
    </Shell>
  );
}
