/** The script of the document that hands a demo on to StackBlitz or CodeSandbox: no page's policy has to name these hosts.
 *  Its hash says what: the host, the language, and the address of the project. */

import { createProjectForm, type DemoProjects, type ProjectHost } from '../projects/create-project-form.js';

const [, host, language, projectUrl] =
  /^#(stackblitz|codesandbox)-(TS|JS)(\/(?![/\\]).*)$/.exec(location.hash) ?? [];

if (projectUrl) void submitProject();

async function submitProject(): Promise<void> {
  const projects = (await (await fetch(projectUrl!)).json()) as DemoProjects;
  const { action, fields } = createProjectForm(projects, host as ProjectHost, language as 'TS' | 'JS');
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  document.body.append(form);
  form.submit();
}
