/** What a script puts into the line under each demo: once on a page that has demos. Without a script there is none of it. */

const paths = {
  play: 'M11.5 1.8 4.2 11.4h4.6L8 18.2l7.8-9.8h-4.9z',
  copy: 'M7 2.5h9.5V13H7zM8.5 4v7.5H15V4zM3.5 6.5H5v9h7.5V17h-9z',
  focus:
    'M3 3h5v1.5H4.5V8H3zM12 3h5v5h-1.5V4.5H12zM3 12h1.5v3.5H8V17H3zM15.5 12H17v5h-5v-1.5h3.5zM10 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  reset: 'M10 3.2a6.8 6.8 0 1 1-6.5 4.7l1.4.5A5.3 5.3 0 1 0 10 4.7H7.9l1.8 1.8-1 1L5 3.9 8.7.3l1 1-1.9 1.9z',
  source: 'M7.2 4.8 8.3 5.9 4.2 10l4.1 4.1-1.1 1.1L2 10zM12.8 4.8l-1.1 1.1 4.1 4.1-4.1 4.1 1.1 1.1L18 10z',
  link: 'M8.6 11.4l-1-1a3.3 3.3 0 0 1 0-4.7l2.6-2.6a3.3 3.3 0 0 1 4.7 4.7l-1.3 1.3-1-1 1.2-1.3a1.8 1.8 0 0 0-2.6-2.6L8.7 6.8a1.8 1.8 0 0 0 0 2.6l1 1zM11.4 8.6l1 1a3.3 3.3 0 0 1 0 4.7l-2.6 2.6a3.3 3.3 0 0 1-4.7-4.7l1.3-1.3 1 1-1.2 1.3a1.8 1.8 0 0 0 2.6 2.6l2.6-2.6a1.8 1.8 0 0 0 0-2.6l-1-1z',
};

const actions = [
  ['stackblitz', 'Edit in StackBlitz', 'play', 'stackblitz'],
  ['copy', 'Copy the source', 'copy', 'copy'],
  ['reset-focus', 'Reset focus to test keyboard navigation', 'focus', 'reset-focus'],
  ['reset', 'Reset demo', 'reset', 'reset'],
  ['link', 'Copy link to this demo', 'link', 'copy-source-link'],
] as const;

/** A control that a demo has no use for is taken out by the script. */
export function DemoToolbar() {
  return (
    <template data-demo-toolbar="">
      <div role="toolbar" aria-label="demo source">
        <Choices />
        {actions.map(([action, label, icon, event]) => (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-label={label}
            title={label}
            data-ga-event-category="demo"
            data-ga-event-action={event}
          >
            <ToolIcon path={paths[icon]} />
          </button>
        ))}
        <a
          href="#"
          data-action="source"
          aria-label="View the source on GitHub"
          title="View the source on GitHub"
          target="_blank"
          rel="noopener"
          data-ga-event-category="demo"
          data-ga-event-action="github"
        >
          <ToolIcon path={paths.source} />
        </a>
      </div>
      <span className="sr-only" role="status" />
    </template>
  );
}

function Choices() {
  return (
    <>
      {(['TS', 'JS'] as const).map((variant) => (
        <button
          key={variant}
          type="button"
          className="word"
          data-preference="codeVariant"
          value={variant}
          title={variant === 'TS' ? 'Show TypeScript source' : 'Show JavaScript source'}
          data-ga-event-category="demo"
          data-ga-event-action={`source-${variant.toLowerCase()}`}
        >
          {variant}
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
