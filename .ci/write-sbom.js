// Writes the list of the packages that come with docsgen (SBOM, CycloneDX) to the standard output. npm leaves out too many with
// `--omit dev`: those that something else needs for development too. And it describes a package that is installed in several
// places once, as the first of them: the lockfile tells whether docsgen needs one of the others. Without times and random
// numbers it is the same each time.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const sbom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--include', 'dev', '--loglevel', 'error'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));

const locked = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const shippedRefs = new Set(
  locked
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, one]) => `${path.replace(/^.*node_modules\//, '')}@${one.version}`),
);
const isForDevelopment = (property) => property.name === 'cdx:npm:package:development';
const components = sbom.components
  .filter((component) => shippedRefs.has(component['bom-ref']))
  .map((component) => ({
    ...component,
    properties: component.properties?.filter((property) => !isForDevelopment(property)),
  }));
const own = { ...sbom.metadata.component, name };
const refs = new Set([own, ...components].map((component) => component['bom-ref']));
const dependencies = sbom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));

if (own['bom-ref'] !== `${name}@${version}`) throw new Error(`npm describes ${own['bom-ref']}.`);
const { bomFormat, specVersion } = sbom;
const metadata = { tools: sbom.metadata.tools, component: own };
process.stdout.write(
  `${JSON.stringify({ bomFormat, specVersion, version: 1, metadata, components, dependencies }, null, 2)}\n`,
);
