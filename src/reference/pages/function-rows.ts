/** The rows of a hook's or function's tables: one object as the only parameter is shown by its fields. */

import type { FunctionApi, ParameterApi, PropApi } from '../package-api.js';

type ParameterRow = Omit<ParameterApi, 'name'> & Pick<PropApi, 'deprecated'>;

/** The rows of the parameters, by name. */
export function collectParameterRows({
  parameters,
}: Pick<FunctionApi, 'parameters'>): Readonly<Record<string, ParameterRow>> {
  const [firstParameter, secondParameter] = parameters;
  if (firstParameter?.fields && !secondParameter) return firstParameter.fields;
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter]));
}

/** The rows of what is returned, by name; none where it is no object of the package's own. */
export function collectReturnRows({
  returns,
}: Pick<FunctionApi, 'returns'>): Readonly<Record<string, PropApi>> {
  return returns.fields ?? {};
}
