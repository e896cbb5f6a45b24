/** Where `watch` and `preview` listen when nothing else is said: on this machine only, each at a port of its own. */

export const DEFAULT_HOST = '127.0.0.1';

export const DEFAULT_WATCH_PORT = 4000;

export const DEFAULT_PREVIEW_PORT = 4100;
