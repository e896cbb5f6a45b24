/** The line under a demo and its code. Each file is a block of its own: all can be read without a script. */

import { useWords, type DemoFile, type DemoVariant, type RegionProps } from 'docsgen/kit';
import { DemoToolbar } from './DemoToolbar.js';

type DemoProps = RegionProps['demo'];

export function DemoSource({ variants, codeOpen, name, anchor, isFirst }: DemoProps) {
  const words = useWords();
  const [show, hide] = variants[0]?.preview ? (['expand', 'collapse'] as const) : (['show', 'hide'] as const);
  return (
    <div className="below">
      <details className="source" open={codeOpen}>
        <summary>
          <span className="show">{words[`demo.${show}`]}</span>
          <span className="hide">{words[`demo.${hide}`]}</span>
        </summary>
        {variants.map((variant, at) => (
          <Files key={at} name={name} anchor={anchor} variant={variant} isDefault={at === 0} />
        ))}
      </details>
      {variants.map((variant, at) => (
        <Previews key={at} name={name} variant={variant} />
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

interface FilesProps extends VariantProps {
  readonly isDefault: boolean;
}

function Files({ name, anchor, variant: { stylings, files }, isDefault }: FilesProps) {
  const isOne = new Set(files.map((file) => file.name.replace(/\.\w+$/, ''))).size === 1;
  return files.map((file) => {
    const [first, ...others] = anchorsOf(file, { name, anchor, styling: stylings?.[0], isDefault });
    return (
      <div
        key={file.name}
        className="code"
        data-copy="demo-expand"
        data-label={name}
        data-variant={file.variant}
        data-styling={stylings?.join(' ')}
        id={first}
      >
        {others.map((id) => (
          <span key={id} id={id} />
        ))}
        {!isOne && <div className="code-title">{file.name}</div>}
        {codeOf(file.name, file.html)}
      </div>
    );
  });
}

function Previews({ name, variant: { stylings, preview, plainPreview } }: VariantProps) {
  const words = useWords();
  const shown = [
    [preview, plainPreview && 'TS'],
    [plainPreview, 'JS'],
  ] as const;
  return shown.map(
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
          {codeOf(words['demo.preview'], html)}
        </div>
      ),
  );
}

function codeOf(label: string, html: string) {
  return (
    <pre tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

interface Anchored extends Pick<DemoProps, 'name' | 'anchor'> {
  readonly styling: string | undefined;
  readonly isDefault: boolean;
}

/** `#Name.tsx` and `#css-Name.tsx` open the code: the browser opens the disclosure in which a target is. */
function anchorsOf(
  { name: file, alias }: DemoFile,
  { name, anchor, styling, isDefault }: Anchored,
): readonly string[] {
  const own = styling ? 'index' : name;
  return [file, alias].flatMap((one) => {
    if (anchor === undefined || !one?.startsWith(`${own}.`)) return [];
    const bare = anchor + one.slice(own.length);
    return styling ? [`${styling}-${bare}`, ...(isDefault ? [bare] : [])] : [bare];
  });
}
