/** Compares two outputs: which files have to be written and removed. */

export interface OutputPlan {
  readonly write: readonly string[];
  readonly remove: readonly string[];
}

/** What must happen for `before` to become `after`. Both hold a fingerprint for each path. */
export function planOutput(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): OutputPlan {
  return {
    write: [...after.keys()].filter((path) => before.get(path) !== after.get(path)),
    remove: [...before.keys()].filter((path) => !after.has(path)),
  };
}
