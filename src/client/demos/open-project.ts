/** Opens a demo as a project on another host, in a new tab. */

import type { ProjectHost } from '../projects/create-project-form.js';

/** The address of the document that hands it on. */
declare const PROJECT: string;

/** What the project consists of is fetched there. */
export function openProject(host: ProjectHost, projectUrl: string, language: 'TS' | 'JS'): void {
  window.open(`${PROJECT}#${host}-${language}${projectUrl}`, '_blank', 'noopener');
}
