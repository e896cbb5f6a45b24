/** What the library file of React holds besides React: what brings a demo to life, and what runs an edited one. */

import * as React from 'react';

export { React };
export { hydrateDemo } from './alive.js';
export { createDemoRenderer } from './play.js';
export * as jsxRuntime from './policy-jsx.js';
