/** Opens a demo as a project of its own in StackBlitz, in a new tab. What it consists of is fetched when it is asked for. */

/** A project: its name, and its files by language. */
interface Project {
  readonly title: string;
  readonly files: Readonly<Record<'TS' | 'JS', Readonly<Record<string, string>>>>;
}

export async function openInStackBlitz(address: string, variant: 'TS' | 'JS'): Promise<void> {
  const { title, files } = (await (await fetch(address)).json()) as Project;
  const fields = {
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files[variant]).map(([name, text]) => [`project[files][${name}]`, text]),
    ),
  };
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    target: '_blank',
    action: `https://stackblitz.com/run?file=src/Demo.${variant === 'TS' ? 'tsx' : 'jsx'}`,
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
