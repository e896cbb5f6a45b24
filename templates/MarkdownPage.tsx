/** A page of documentation. */

import { Article } from './parts/page/Article.js';
import { Shell } from './Shell.js';

/** The text in the shell. */
export function MarkdownPage() {
  return (
    <Shell>
      <Article />
    </Shell>
  );
}
