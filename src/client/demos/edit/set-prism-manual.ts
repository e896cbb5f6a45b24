/** Said before Prism is there: it is to leave the page alone, which it would else look through for code. */

Object.assign(globalThis, { Prism: { manual: true } });
