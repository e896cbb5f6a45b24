/** Collects the images for social media that the config names. */

import type { Read } from '../../../graph/step.js';
import { withBase } from '../../../site/routes/href.js';
import { readOption } from '../../build-input.js';
import { config } from '../site/config.js';
import { publicFiles } from '../site/routes.js';

/** Full addresses by the ids of products, and under `''` that of the site. Without the site's `url`, files of its own have none. */
export async function collectSocialImages(read: Read): Promise<Readonly<Record<string, string>>> {
  const { url, base, socialImage, products } = await read.step(config);
  const declared = [
    ['', socialImage] as const,
    ...products.map((product) => [product.id, product.socialImage] as const),
  ];
  const files = await read.step(publicFiles);
  const images: [string, string][] = [];
  for (const [id, image] of declared) {
    if (image === undefined) continue;
    if (!image.startsWith('/')) images.push([id, image]);
    else if (!files.includes(image.slice(1))) reportMissingImage(read, image);
    else if (url !== undefined) images.push([id, `${url}${withBase(image, base)}`]);
  }
  return Object.fromEntries(images);
}

function reportMissingImage(read: Read, image: string): void {
  const file = readOption(read, 'config');
  const message = `there is no file public${image}, which the config names as \`socialImage\``;
  const hint = 'Put an image of 1200 by 630 pixels there, as PNG or JPEG.';
  read.report([{ code: 'image/missing', severity: 'error', file, message, hint }]);
}
