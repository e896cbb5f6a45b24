import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allSteps } from '../../src/pipeline/registry.js';

const STEPS_FOLDER = 'src/pipeline/steps';

interface NamedStep {
  readonly name: string;
  readonly run: unknown;
}

function isStep(value: unknown): value is NamedStep {
  return typeof value === 'object' && value !== null && 'name' in value && 'run' in value;
}

/** Every step that a file of the folder exports. */
async function findSteps(): Promise<readonly NamedStep[]> {
  const files = readdirSync(STEPS_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const modules = await Promise.all(
    files.map(
      async (file): Promise<object> => import(`../../${STEPS_FOLDER}/${file.replace(/\.ts$/, '.js')}`),
    ),
  );
  return modules.flatMap((exports) => Object.values(exports).filter(isStep));
}

test('every step is in the registry', async () => {
  const registered = new Set<unknown>(allSteps);
  const steps = await findSteps();
  expect(steps.length).toBeGreaterThan(50);
  expect(steps.filter((step) => !registered.has(step)).map(({ name }) => name)).toEqual([]);
});

test('each step has a name of its own, without the mark that separates names from keys', () => {
  const names = allSteps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.includes(': '))).toEqual([]);
});
