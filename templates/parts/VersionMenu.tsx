/** The version of the product that is shown, and the list of its other versions. */

import { useFrame, useWords, type FrameVersion } from 'docsgen/kit';
import { Control } from './Control.js';
import { Menu } from './Menu.js';

/** What a config calls the entry that leads to all versions, in any language (spec §2). */
const ALL = 'View all versions';

/** Stands in the bar and in the navigation; one of the two is shown. A single version is a word, not a button. */
export function VersionButton() {
  const { versions } = useFrame();
  const current = currentOf(versions);
  if (!current) return null;
  if (versions.length === 1) return <span className="single-version">{current.text}</span>;
  return (
    <Control type="button" popoverTarget="versions" aria-haspopup="true">
      {current.text}
    </Control>
  );
}

/** What the buttons open. Once in a document, and in neither the bar nor the navigation, one of which may rest. */
export function VersionMenu() {
  const { versions } = useFrame();
  const words = useWords();
  if (versions.length < 2) return null;
  const current = currentOf(versions);
  return (
    <Menu id="versions" popover="auto">
      {versions.map((version) => (
        <li key={version.text} className={version.text === ALL ? 'divided' : undefined}>
          {version === current || !version.href ? (
            <span aria-current={version === current ? 'true' : undefined}>{version.text}</span>
          ) : (
            <a href={version.href}>{version.text === ALL ? words['versions.all'] : version.text}</a>
          )}
        </li>
      ))}
    </Menu>
  );
}

function currentOf(versions: readonly FrameVersion[]): FrameVersion | undefined {
  return versions.find(({ current }) => current) ?? versions[0];
}
