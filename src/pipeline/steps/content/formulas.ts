/** The step that renders a formula: equal formulas of all pages are rendered once. */

import type { Step } from '../../../graph/step.js';
import { parseFormulaKey, type FormulaResult } from '../../../markdown/math/formula.js';
import { trackPackageFiles } from '../../track-inputs.js';
import { requireKatex } from '../site/required-packages.js';

/** By the key of the formula. */
export const renderedFormula: Step<FormulaResult, string> = {
  name: 'formula',
  run: async (read, key) => {
    await read.step(requireKatex);
    const { loadKatex } = await import('../../load-katex.js');
    const { render, packageFiles } = loadKatex(read.root);
    trackPackageFiles(read, packageFiles);
    return render(parseFormulaKey(key));
  },
};
