/** What the scripts of demos say: once on a page that has demos. */

import { useWords } from 'docsgen/kit';

/** Braces are filled in by the scripts. */
export function DemoWords() {
  const words = useWords();
  return (
    <template
      data-demo-words=""
      data-failed={words['demo.failed']}
      data-reset={words['demo.reset']}
      data-report={words['demo.report']}
      data-enter={words['demo.enter']}
      data-editing={words['demo.editing']}
      data-leave={words['demo.leave']}
      data-edited={words['demo.edited']}
      data-fault={words['demo.fault']}
      data-no-default={words['demo.noDefault']}
      data-no-import={words['demo.noImport']}
      data-unreachable={words['demo.unreachable']}
    />
  );
}
