/** The current version of the product, and the list of its other versions. */

import { useLayout, useMessages, type LayoutVersion } from 'docsgen/kit';
import { Control } from './Control.js';
import { Menu } from './Menu.js';

/** What a config calls the entry that leads to all versions, in any language. */
const ALL_VERSIONS_LABEL = 'View all versions';

/** It is in the bar and in the navigation; one of the two is visible. A single version is text, not a button. */
export function VersionButton() {
  const { versions } = useLayout();
  const currentVersion = findCurrentVersion(versions);
  if (!currentVersion) return null;
  if (versions.length === 1) return <span className="single-version">{currentVersion.text}</span>;
  return (
    <Control type="button" popoverTarget="versions" aria-haspopup="true">
      {currentVersion.text}
    </Control>
  );
}

/** What the buttons open. Once in a document, outside of the bar and the navigation, of which one may be hidden. */
export function VersionMenu() {
  const { versions } = useLayout();
  const messages = useMessages();
  if (versions.length < 2) return null;
  const currentVersion = findCurrentVersion(versions);
  return (
    <Menu id="versions" popover="auto">
      {versions.map((version) => (
        <li key={version.text} className={version.text === ALL_VERSIONS_LABEL ? 'divided' : undefined}>
          {version === currentVersion || !version.href ? (
            <span aria-current={version === currentVersion ? 'true' : undefined}>{version.text}</span>
          ) : (
            <a href={version.href}>
              {version.text === ALL_VERSIONS_LABEL ? messages['versions.all'] : version.text}
            </a>
          )}
        </li>
      ))}
    </Menu>
  );
}

function findCurrentVersion(versions: readonly LayoutVersion[]): LayoutVersion | undefined {
  return versions.find(({ current }) => current) ?? versions[0];
}
