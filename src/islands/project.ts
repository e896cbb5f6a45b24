/** The script of the document that hands a demo on to StackBlitz: no page's policy has to name that host.
 *  Its hash says what: the language, and the address of the project. */

/** A project: its name, and its files by language. */
interface Project {
  readonly title: string;
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const [, language = '', address = ''] = /^#(TS|JS)(\/(?![/\\]).*)$/.exec(location.hash) ?? [];

if (address) void handOn();

async function handOn(): Promise<void> {
  const { title, files } = (await (await fetch(address)).json()) as Project;
  const fields = {
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files[language]!).map(([name, text]) => [`project[files][${name}]`, text]),
    ),
  };
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: `https://stackblitz.com/run?file=src/Demo.${language === 'TS' ? 'tsx' : 'jsx'}`,
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  document.body.append(form);
  form.submit();
}
