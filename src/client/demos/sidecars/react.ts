/** What the library file of React holds besides React: what brings a demo to life, and what runs an edited one. */

import * as React from 'react';

export { React };
export { hydrateDemo } from '../hydrate-demo.js';
export { createDemoRenderer } from '../create-demo-renderer.js';
export * as jsxRuntime from './jsx-runtime.js';
