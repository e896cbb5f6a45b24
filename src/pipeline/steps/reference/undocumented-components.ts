/** The step that finds the components of packages which no page shows. */

import { createLiteralLocator } from '../../../site/navigation/create-literal-locator.js';
import { showsItem, type ApiPackage } from '../../../site/api-locations.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import type { Step } from '../../../graph/step.js';
import { readOption } from '../../build-input.js';
import { readText } from '../site/config.js';
import { itemPages } from './item-pages.js';
import { apiPackages } from './package-api.js';

/** How many components a message names. */
const MAX_NAMES = 12;

export const undocumentedComponents: Step<null> = {
  name: 'undocumented components',
  run: async (read) => {
    const packages = (await read.step(apiPackages)).filter(({ reference }) => reference !== 'data');
    if (packages.length === 0) return null;
    const pages = await read.step(itemPages);
    const file = readOption(read, 'config');
    const locate = createLiteralLocator(new Map([[file, readText(read, file) ?? '']]), file);
    for (const each of packages) {
      const missing = each.items.filter(
        (item) =>
          !item.hook &&
          !item.isType &&
          !pages.some((page) => page.product === each.product && showsItem(page, item)),
      );
      if (missing.length === 0) continue;
      const location = locate(each.name) ?? { file };
      read.report([
        {
          ...createDiagnostic(
            each,
            missing.map(({ name }) => name),
          ),
          ...location,
        },
      ]);
    }
    return null;
  },
};

function createDiagnostic(
  { name }: ApiPackage,
  components: readonly string[],
): Omit<Diagnostic, 'file' | 'line' | 'column'> {
  const named = components.slice(0, MAX_NAMES).join(', ');
  const rest = components.length - MAX_NAMES;
  const subject = components.length === 1 ? 'a component' : `${components.length} components`;
  return {
    code: 'api/undocumented',
    severity: 'error',
    message: `${subject} of ${name} ${components.length === 1 ? 'is' : 'are'} on no page: ${named}${rest > 0 ? ` and ${rest} more` : ''}`,
    hint: 'Name them under `components` in the front matter of the pages that show them, or leave them out with `without`.',
  };
}
