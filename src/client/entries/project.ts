/** The script of the document that hands a demo on to StackBlitz: no page's policy has to name that host.
 *  Its hash says what: the language, and the address of the project. */

/** A project: its name, and its files by language. */
interface StackBlitzProject {
  readonly title: string;
  readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const [, language = '', projectUrl = ''] = /^#(TS|JS)(\/(?![/\\]).*)$/.exec(location.hash) ?? [];

if (projectUrl) void submitProject();

async function submitProject(): Promise<void> {
  const { title, files } = (await (await fetch(projectUrl)).json()) as StackBlitzProject;
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
