/** The line under a demo and its code. Each file is a block of its own, so that all can be read without a script. */

import { useMessages, type DemoFile, type DemoVariant, type PartialProps } from 'docsgen/kit';
import { DemoToolbar } from './DemoToolbar.js';

type DemoProps = PartialProps['demo'];

export function DemoSource({ variants, codeOpen, name, anchor, isFirst }: DemoProps) {
  const messages = useMessages();
  const [openKey, closeKey] = variants[0]?.preview
    ? (['expand', 'collapse'] as const)
    : (['show', 'hide'] as const);
  return (
    <div className="below">
      <details className="source" open={codeOpen}>
        <summary>
          <span className="show">{messages[`demo.${openKey}`]}</span>
          <span className="hide">{messages[`demo.${closeKey}`]}</span>
        </summary>
        {variants.map((variant, index) => (
          <SourceBlocks key={index} name={name} anchor={anchor} variant={variant} isDefault={index === 0} />
        ))}
      </details>
      {variants.map((variant, index) => (
        <PreviewBlocks key={index} name={name} variant={variant} />
      ))}
      <div
        className="demo-tools"
        data-island-slot="demo-toolbar"
        data-label={name}
        data-anchor={anchor ?? name}
        data-tools={JSON.stringify(variants.map(({ stylings, tools }) => ({ stylings, ...tools })))}
      />
      {isFirst && <DemoToolbar />}
    </div>
  );
}

interface VariantProps extends Pick<DemoProps, 'name' | 'anchor'> {
  readonly variant: DemoVariant;
}

interface SourceBlocksProps extends VariantProps {
  readonly isDefault: boolean;
}

function SourceBlocks({ name, anchor, variant: { stylings, files }, isDefault }: SourceBlocksProps) {
  const hasSingleFile = new Set(files.map((file) => file.name.replace(/\.\w+$/, ''))).size === 1;
  return files.map((file) => {
    const [firstAnchor, ...otherAnchors] = collectAnchors(file, {
      name,
      anchor,
      styling: stylings?.[0],
      isDefault,
    });
    return (
      <div
        key={file.name}
        className="code"
        data-copy="demo-expand"
        data-label={name}
        data-variant={file.variant}
        data-styling={stylings?.join(' ')}
        data-path={file.path}
        id={firstAnchor}
      >
        {otherAnchors.map((id) => (
          <span key={id} id={id} />
        ))}
        {!hasSingleFile && <FileTitle file={file} />}
        {renderCode(file.name, file.html)}
      </div>
    );
  });
}

/** A file whose text is the same in both languages has a name in each. */
function FileTitle({ file: { name, alias } }: { readonly file: DemoFile }) {
  if (alias === undefined) return <div className="code-title">{name}</div>;
  return (
    <div className="code-title">
      <span data-variant="TS">{name}</span>
      <span data-variant="JS">{alias}</span>
    </div>
  );
}

function PreviewBlocks({ name, variant: { stylings, preview, plainPreview } }: VariantProps) {
  const messages = useMessages();
  const previews = [
    [preview, plainPreview && 'TS'],
    [plainPreview, 'JS'],
  ] as const;
  return previews.map(
    ([html, language]) =>
      html && (
        <div
          key={language ?? ''}
          className="code preview"
          data-copy="demo"
          data-label={name}
          data-variant={language}
          data-styling={stylings?.join(' ')}
        >
          {renderCode(messages['demo.preview'], html)}
        </div>
      ),
  );
}

function renderCode(label: string, html: string) {
  return (
    <pre tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

interface AnchorOptions extends Pick<DemoProps, 'name' | 'anchor'> {
  readonly styling: string | undefined;
  readonly isDefault: boolean;
}

/** `#Name.tsx` and `#css-Name.tsx` open the code: the browser opens the disclosure in which a target is. */
function collectAnchors(
  { name: fileName, alias }: DemoFile,
  { name, anchor, styling, isDefault }: AnchorOptions,
): readonly string[] {
  const baseName = styling ? 'index' : name;
  return [fileName, alias].flatMap((candidate) => {
    if (anchor === undefined || !candidate?.startsWith(`${baseName}.`)) return [];
    const anchorName = anchor + candidate.slice(baseName.length);
    return styling ? [`${styling}-${anchorName}`, ...(isDefault ? [anchorName] : [])] : [anchorName];
  });
}
