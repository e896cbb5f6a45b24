/** Creates the form that opens a demo as a project on another host. */

import { compressToBase64 } from 'lz-string';
import type { DemoProject } from '../../demos/source/create-demo-project.js';
import type { ProjectFiles } from '../../demos/source/project-files.js';

/** Where a demo can be opened. */
export type ProjectHost = Exclude<keyof DemoProject, 'sources'>;

/** What the build writes for each demo. */
export interface DemoProjects {
  readonly title: string;
  readonly TS: DemoProject;
  readonly JS: DemoProject;
}

interface ProjectForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function createProjectForm(
  projects: DemoProjects,
  host: ProjectHost,
  language: 'TS' | 'JS',
): ProjectForm {
  const { sources, [host]: hostFiles } = projects[language];
  const files = { ...hostFiles, ...sources };
  const demo = `src/Demo.${language === 'TS' ? 'tsx' : 'jsx'}`;
  switch (host) {
    case 'stackblitz':
      return createStackBlitzForm(projects.title, files, demo);
    case 'codesandbox':
      return createCodeSandboxForm(files, demo);
    default:
      return host satisfies never;
  }
}

function createStackBlitzForm(title: string, files: ProjectFiles, demo: string): ProjectForm {
  const fileFields = Object.entries(files).map(([name, text]) => [`project[files][${name}]`, text]);
  return {
    action: `https://stackblitz.com/run?file=${demo}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(fileFields),
    },
  };
}

/** The host takes the files as compressed JSON, in the base64 of addresses. */
function createCodeSandboxForm(files: ProjectFiles, demo: string): ProjectForm {
  const entries = Object.entries(files).map(([name, content]) => [name, { content, isBinary: false }]);
  const compressed = compressToBase64(JSON.stringify({ files: Object.fromEntries(entries) }));
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compressed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      embed: '1',
      query: `module=/${demo}&fontsize=12`,
    },
  };
}
