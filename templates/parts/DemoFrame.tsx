/** The region `demo`: a demo that is there before any script is, and its code below in the same frame. */

import styled from '@emotion/styled';
import type { LiveDemoProps, RegionProps } from 'docsgen/kit';
import { DemoToolbar } from './DemoToolbar.js';
import { demoStyle } from './demo-style.js';

const Root = styled.figure(demoStyle);

type DemoProps = RegionProps['demo'];

/** `markup` is put in as it is: a script takes it over, so nothing else may stand in `.demo`. */
export function DemoFrame(props: DemoProps) {
  const { name, title, bg, markup, live, maxWidth, height, anchor, toolbar, noAd } = props;
  return (
    <Root aria-label={title} data-bg={bg} data-no-ad={noAd || undefined}>
      <div className="stage" data-narrow={maxWidth ? true : undefined}>
        {(maxWidth || height) && (
          <svg className="strut" width={maxWidth ?? 0} height={height ?? 0} aria-hidden="true" />
        )}
        <div
          className="demo"
          id={anchor}
          data-demo={name}
          {...(live && attributesOf(live))}
          dangerouslySetInnerHTML={{ __html: markup ?? '' }}
        />
        {!showsSomething(markup) && (
          <noscript>
            <p>This demo needs JavaScript.</p>
          </noscript>
        )}
      </div>
      {toolbar && <Source {...props} />}
    </Root>
  );
}

/** What a script needs to take it over. */
function attributesOf({ module, needs, themes, idPrefix, issues }: LiveDemoProps) {
  return {
    'data-module': module,
    'data-needs': needs.join(' '),
    'data-themes': themes.join(' '),
    'data-id-prefix': idPrefix,
    'data-issues': issues,
  };
}

/** A component that measures before it draws, as the data grid, is an empty box until a script runs. */
function showsSomething(markup = ''): boolean {
  return !/^(?:<\/?div\b[^>]*>)*$/.test(markup);
}

/** Each file is a block of its own: all can be read without a script, which may make tabs of them. */
function Source(props: DemoProps) {
  const { files, preview, plainPreview, codeOpen, name, anchor, tools, isFirst } = props;
  const isOne = new Set(files.map((file) => file.name.replace(/\.\w+$/, ''))).size === 1;
  const [show, hide] = preview ? ['Expand code', 'Collapse code'] : ['Show code', 'Hide code'];
  return (
    <div className="below">
      <details className="source" open={codeOpen}>
        <summary>
          <span className="show">{show}</span>
          <span className="hide">{hide}</span>
        </summary>
        {files.map((file) => (
          <div
            key={file.name}
            className="code"
            data-copy="demo-expand"
            data-label={name}
            data-variant={file.variant}
            id={anchorOf(file.name, { name, anchor })}
          >
            {file.alias && <span id={anchorOf(file.alias, { name, anchor })} />}
            {!isOne && <div className="code-title">{file.name}</div>}
            {codeOf(file.name, file.html)}
          </div>
        ))}
      </details>
      {preview && (
        <div className="code preview" data-copy="demo" data-label={name} data-variant={plainPreview && 'TS'}>
          {codeOf('Preview of the code', preview)}
        </div>
      )}
      {plainPreview && (
        <div className="code preview" data-copy="demo" data-label={name} data-variant="JS">
          {codeOf('Preview of the code', plainPreview)}
        </div>
      )}
      <div
        className="demo-tools"
        data-island-slot="demo-toolbar"
        data-label={name}
        data-anchor={anchor ?? name}
        data-languages={tools?.languages.join(',')}
        data-project={tools?.project}
        data-source={tools?.source}
      />
      {isFirst && <DemoToolbar />}
    </div>
  );
}

function codeOf(label: string, html: string) {
  return (
    <pre tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** `#Name.tsx` opens the code: the browser opens the disclosure in which a target is. */
function anchorOf(file: string, { name, anchor }: Pick<DemoProps, 'name' | 'anchor'>): string | undefined {
  const isOwn = anchor !== undefined && file.startsWith(`${name}.`);
  return isOwn ? `${anchor}${file.slice(name.length)}` : undefined;
}
