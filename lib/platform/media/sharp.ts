import { createRequire } from 'node:module';
import type { default as createSharp, Sharp } from 'sharp';

/**
 * Image processor. Loaded with `require`, because an imported external package is an async module, whose runtime the bundler adds to
 * every page.
 */
export const sharp: typeof createSharp = createRequire(import.meta.url)('sharp');

/**
 * Opens a photo of the API.
 * @throws {Error} for an unreadable image, and for a drawing (SVG): a few hundred bytes of SVG can occupy a processor for minutes
 */
export async function openPhoto(bytes: Buffer, maxPixels: number): Promise<Sharp> {
  const photo = sharp(bytes, { limitInputPixels: maxPixels });
  if ((await photo.metadata()).format === 'svg') throw new Error('the photo is a drawing');
  return photo;
}
