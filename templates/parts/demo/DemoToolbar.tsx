/** The toolbar that a script copies into the line under each demo. It is once on a page with demos, in a template. */

import { useMessages } from 'docsgen/kit';

const iconPaths = {
  edit: 'M13.6 3.2 16.8 6.4 7.2 16H4v-3.2zM13.6 5.3 5.5 13.4v1.1h1.1l8.1-8.1z',
  more: 'M10 3.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2zM10 8.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2zM10 13.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2z',
  cube: 'M10 1.5 17.5 5.75v8.5L10 18.5l-7.5-4.25v-8.5zM10 3.2 4.8 6.2 10 9.1l5.2-2.9zM4 7.6v5.8l5.25 3v-5.8zM16 7.6v5.8l-5.25 3v-5.8z',
  play: 'M11.5 1.8 4.2 11.4h4.6L8 18.2l7.8-9.8h-4.9z',
  copy: 'M7 2.5h9.5V13H7zM8.5 4v7.5H15V4zM3.5 6.5H5v9h7.5V17h-9z',
  focus:
    'M3 3h5v1.5H4.5V8H3zM12 3h5v5h-1.5V4.5H12zM3 12h1.5v3.5H8V17H3zM15.5 12H17v5h-5v-1.5h3.5zM10 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  reset: 'M10 3.2a6.8 6.8 0 1 1-6.5 4.7l1.4.5A5.3 5.3 0 1 0 10 4.7H7.9l1.8 1.8-1 1L5 3.9 8.7.3l1 1-1.9 1.9z',
};

const actions = [
  ['edit', 'edit'],
  ['stackblitz', 'play'],
  ['codesandbox', 'cube'],
  ['copy', 'copy'],
  ['reset-focus', 'focus'],
  ['reset', 'reset'],
] as const;

/** The script removes the controls that a demo does not need. */
export function DemoToolbar() {
  const messages = useMessages();
  return (
    <template data-demo-toolbar="">
      <div role="toolbar" aria-label={messages['demo.toolbar']}>
        <StylingMenu />
        <LanguageButtons />
        {actions.map(([action, icon]) => (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-label={messages[`demo.${action}`]}
            title={messages[`demo.${action}`]}
            {...toAnalyticsAttributes(action)}
          >
            <ToolIcon path={iconPaths[icon]} />
          </button>
        ))}
        <button
          type="button"
          data-menu="more"
          aria-haspopup="menu"
          aria-label={messages['demo.more']}
          title={messages['demo.more']}
        >
          <ToolIcon path={iconPaths.more} />
        </button>
      </div>
      <MoreMenu />
      <CopyStatus />
    </template>
  );
}

/** The links and controls behind the last button. */
function MoreMenu() {
  const messages = useMessages();
  return (
    <div popover="auto" role="menu" aria-label={messages['demo.more']} data-menu="more">
      <a
        href="#"
        role="menuitem"
        data-action="source"
        target="_blank"
        rel="noopener"
        {...toAnalyticsAttributes('github')}
      >
        {messages['demo.source']}
      </a>
      {(['JS', 'TS'] as const).map((language) => (
        <button
          key={language}
          type="button"
          role="menuitem"
          data-action="link"
          value={language}
          {...toAnalyticsAttributes(`copy-${language.toLowerCase()}-source-link`)}
        >
          {messages[`demo.link${language}`]}
        </button>
      ))}
    </div>
  );
}

/** Says whether something was copied. */
function CopyStatus() {
  const messages = useMessages();
  return (
    <span
      className="sr-only"
      role="status"
      data-copied={messages['copy.copied']}
      data-not-copied={messages['demo.notCopied']}
    />
  );
}

function toAnalyticsAttributes(action: string) {
  return { 'data-ga-event-category': 'demo', 'data-ga-event-action': action };
}

const stylingChoices = [
  ['MUI System', 'MUI System', 'system'],
  ['Tailwind', 'Tailwind CSS', 'tailwind'],
  ['CSS', undefined, 'css'],
] as const;

/** The script sets the control's label. */
function StylingMenu() {
  const messages = useMessages();
  return (
    <>
      <button
        type="button"
        className="word"
        data-menu="styling"
        aria-haspopup="menu"
        title={messages['demo.stylings']}
      />
      <div popover="auto" role="menu" aria-label={messages['settings.styling']} data-menu="styling">
        {stylingChoices.map(([value, label, eventName]) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            data-preference="codeStyling"
            value={value}
            {...toAnalyticsAttributes(`styling-${eventName}`)}
          >
            {label ?? messages['settings.css']}
          </button>
        ))}
      </div>
    </>
  );
}

function LanguageButtons() {
  const messages = useMessages();
  return (
    <>
      {(['TS', 'JS'] as const).map((language) => (
        <button
          key={language}
          type="button"
          className="word"
          data-preference="codeVariant"
          value={language}
          title={messages[`demo.show${language}`]}
          {...toAnalyticsAttributes(`source-${language.toLowerCase()}`)}
        >
          {language}
        </button>
      ))}
    </>
  );
}

function ToolIcon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
