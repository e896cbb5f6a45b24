/** Opens a demo as a project of its own in StackBlitz, in a new tab. */

/** The address of the document that hands it on. */
declare const PROJECT: string;

/** What the project consists of is fetched there. */
export function openInStackBlitz(projectUrl: string, language: 'TS' | 'JS'): void {
  window.open(`${PROJECT}#${language}${projectUrl}`, '_blank', 'noopener');
}
