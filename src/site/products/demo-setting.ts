/** Finds what the config says of a demo, in a key that has one value for all demos or one for each product. */

import { findProduct, listPathPrefixes } from './product.js';

type ConfiguredProduct = Parameters<typeof listPathPrefixes>[0] & { readonly id: string };

/** The value for the demo at a path such as `pages/charts/Bars`. A demo belongs to the product below whose pages it lies,
 *  whichever page shows it. */
export function findDemoSetting<T extends string | boolean>(
  setting: T | Readonly<Record<string, T>> | undefined,
  path: string,
  products: readonly ConfiguredProduct[],
): T | undefined {
  if (typeof setting !== 'object') return setting;
  const candidates = products.map((product) => ({ id: product.id, pathPrefixes: listPathPrefixes(product) }));
  const product = findProduct(path.replace(/^pages/, ''), candidates);
  return product && setting[product.id];
}
