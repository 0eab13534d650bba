import type { Sharp } from 'sharp';
import { sharp } from './sharp.ts';

/**
 * Opens a photo of the API.
 * @throws {Error} for a drawing (SVG): some of a few hundred bytes keep a processor busy for minutes
 */
export async function openPhoto(bytes: Buffer, maxPixels: number): Promise<Sharp> {
  const photo = sharp(bytes, { limitInputPixels: maxPixels });
  if ((await photo.metadata()).format === 'svg') throw new Error('the photo is a drawing');
  return photo;
}
