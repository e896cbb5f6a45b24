/** The messages of the demos' scripts: once on a page that has demos. */

import { useMessages } from 'docsgen/kit';

/** The scripts fill in the placeholders. */
export function DemoWords() {
  const messages = useMessages();
  return (
    <template
      data-demo-words=""
      data-failed={messages['demo.failed']}
      data-reset={messages['demo.reset']}
      data-report={messages['demo.report']}
      data-enter={messages['demo.enter']}
      data-editing={messages['demo.editing']}
      data-leave={messages['demo.leave']}
      data-edited={messages['demo.edited']}
      data-fault={messages['demo.fault']}
      data-no-default={messages['demo.noDefault']}
      data-no-import={messages['demo.noImport']}
      data-unreachable={messages['demo.unreachable']}
    />
  );
}
