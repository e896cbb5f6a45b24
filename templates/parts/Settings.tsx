/** What a reader may choose about the pages: a button in the bar, and the panel that it opens. A script carries choices out. */

import styled from '@emotion/styled';
import { useFrame, useWords } from 'docsgen/kit';
import type { ReactNode } from 'react';
import type { ShellIcon } from '../theme/icons.js';
import { Control } from './Control.js';
import { Icon } from './Icon.js';
import { settingsStyle } from './settings-style.js';

const Root = styled.div(settingsStyle);

/** Of no use without a script, and not there without one: the first thing that a script does is to name the code variant. */
export function Settings() {
  const words = useWords();
  return (
    <Root>
      <Control
        type="button"
        popoverTarget="docsgen-settings"
        aria-label={words['settings.title']}
        title={words['settings.title']}
      >
        <Icon name="settings" />
      </Control>
      <div
        id="docsgen-settings"
        className="panel"
        popover="auto"
        role="dialog"
        aria-label={words['settings.title']}
      >
        <div className="top">
          <p>{words['settings.title']}</p>
          <Control
            type="button"
            popoverTarget="docsgen-settings"
            popoverTargetAction="hide"
            aria-label={words['settings.close']}
          >
            <Icon name="close" />
          </Control>
        </div>
        <Groups />
      </div>
    </Root>
  );
}

function Groups() {
  const words = useWords();
  const { site } = useFrame();
  return (
    <>
      <Group id="settings-mode" label={words['settings.mode']}>
        <Choice of="mui-mode" value="light" label={words['settings.light']} icon="light" />
        <Choice of="mui-mode" value="system" label={words['settings.system']} icon="system" />
        <Choice of="mui-mode" value="dark" label={words['settings.dark']} icon="dark" />
      </Group>
      <Group id="settings-direction" label={words['settings.direction']}>
        <Choice of="docs-direction" value="ltr" label={words['settings.ltr']} />
        <Choice of="docs-direction" value="rtl" label={words['settings.rtl']} />
      </Group>
      <Group id="settings-code" label={words['settings.code']}>
        <Choice of="codeVariant" value="TS" label="TypeScript" />
        <Choice of="codeVariant" value="JS" label="JavaScript" />
      </Group>
      {site.stylings && (
        <Group id="settings-styling" label={words['settings.styling']}>
          <Choice of="codeStyling" value="MUI System" label="MUI System" />
          <Choice of="codeStyling" value="Tailwind" label="Tailwind CSS" />
          <Choice of="codeStyling" value="CSS" label={words['settings.css']} />
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Group({ id, label, children }: GroupProps) {
  return (
    <>
      <h2 id={id}>{label}</h2>
      <div className="choices" role="group" aria-labelledby={id}>
        {children}
      </div>
    </>
  );
}

interface ChoiceProps {
  /** The name under which the choice is stored. */
  readonly of: string;
  readonly value: string;
  readonly label: string;
  readonly icon?: ShellIcon;
}

/** Which one is chosen is known to the script alone, so nothing is said of it here. */
function Choice({ of, value, label, icon }: ChoiceProps) {
  return (
    <button
      type="button"
      data-preference={of}
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
