/** The reader's preferences: a button in the bar, and the panel that it opens. A script applies them. */

import styled from '@emotion/styled';
import { fillPlaceholders, useLayout, useMessages } from 'docsgen/kit';
import type { ReactNode } from 'react';
import type { ShellIcon } from '../../theme/icons.js';
import { Control } from '../navigation/Control.js';
import { Icon } from './Icon.js';
import { settingsStyle } from './settings-style.js';

const Root = styled.div(settingsStyle);

/** Hidden until a script sets the code variant, because it needs one. */
export function Settings() {
  const messages = useMessages();
  return (
    <Root>
      <Control
        type="button"
        popoverTarget="docsgen-settings"
        aria-label={messages['settings.title']}
        title={messages['settings.title']}
      >
        <Icon name="settings" />
      </Control>
      <div
        id="docsgen-settings"
        className="panel"
        popover="auto"
        role="dialog"
        aria-label={messages['settings.title']}
      >
        <div className="top">
          <p>{messages['settings.title']}</p>
          <Control
            type="button"
            popoverTarget="docsgen-settings"
            popoverTargetAction="hide"
            aria-label={messages['settings.close']}
          >
            <Icon name="close" />
          </Control>
        </div>
        <PreferenceGroups />
      </div>
    </Root>
  );
}

function PreferenceGroups() {
  const messages = useMessages();
  const { site } = useLayout();
  return (
    <>
      <PreferenceGroup id="settings-mode" label={messages['settings.mode']}>
        <PreferenceButton
          preference="mui-mode"
          value="light"
          label={messages['settings.light']}
          icon="light"
        />
        <PreferenceButton
          preference="mui-mode"
          value="system"
          label={messages['settings.system']}
          icon="system"
        />
        <PreferenceButton preference="mui-mode" value="dark" label={messages['settings.dark']} icon="dark" />
      </PreferenceGroup>
      <SchemeGroups />
      <PreferenceGroup id="settings-direction" label={messages['settings.direction']}>
        <PreferenceButton preference="docs-direction" value="ltr" label={messages['settings.ltr']} />
        <PreferenceButton preference="docs-direction" value="rtl" label={messages['settings.rtl']} />
      </PreferenceGroup>
      <PreferenceGroup id="settings-code" label={messages['settings.code']}>
        <PreferenceButton preference="codeVariant" value="TS" label="TypeScript" />
        <PreferenceButton preference="codeVariant" value="JS" label="JavaScript" />
      </PreferenceGroup>
      {site.stylings && (
        <PreferenceGroup id="settings-styling" label={messages['settings.styling']}>
          <PreferenceButton preference="codeStyling" value="MUI System" label="MUI System" />
          <PreferenceButton preference="codeStyling" value="Tailwind" label="Tailwind CSS" />
          <PreferenceButton preference="codeStyling" value="CSS" label={messages['settings.css']} />
        </PreferenceGroup>
      )}
    </>
  );
}

/** The color schemes of each mode that has more than one. */
function SchemeGroups() {
  const messages = useMessages();
  const { colorSchemes = [] } = useLayout().site;
  return MODES.map((mode) => {
    const schemes = colorSchemes.filter((scheme) => scheme.mode === mode);
    if (schemes.length === 0) return null;
    const label = fillPlaceholders(messages['settings.scheme'], { mode: messages[`settings.${mode}`] });
    const preference = `mui-color-scheme-${mode}`;
    return (
      <PreferenceGroup key={mode} id={`settings-${mode}`} label={label}>
        <PreferenceButton preference={preference} value={mode} label={messages['settings.defaultScheme']} />
        {schemes.map((scheme) => (
          <PreferenceButton
            key={scheme.name}
            preference={preference}
            value={scheme.name}
            label={scheme.label}
          />
        ))}
      </PreferenceGroup>
    );
  });
}

const MODES = ['light', 'dark'] as const;

interface PreferenceGroupProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function PreferenceGroup({ id, label, children }: PreferenceGroupProps) {
  return (
    <>
      <h2 id={id}>{label}</h2>
      <div className="choices" role="group" aria-labelledby={id}>
        {children}
      </div>
    </>
  );
}

interface PreferenceButtonProps {
  /** The name under which the choice is stored. */
  readonly preference: string;
  readonly value: string;
  readonly label: string;
  readonly icon?: ShellIcon;
}

/** Only the script knows which one is chosen. */
function PreferenceButton({ preference, value, label, icon }: PreferenceButtonProps) {
  return (
    <button
      type="button"
      data-preference={preference}
      value={value}
      aria-label={label}
      data-ga-event-category="settings"
      data-ga-event-action={value.toLowerCase()}
    >
      {icon && <Icon name={icon} size={18} />}
      {label}
    </button>
  );
}
