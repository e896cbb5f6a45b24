/** The script of the first group that a reader opens and the page lacks. */

export { loadGroup } from '../navigation/load-group.js';
