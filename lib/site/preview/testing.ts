import jsQR from 'jsqr';
import { type PageMetadata, readPageMetadata } from './page-metadata.ts';
import type { QrCode } from './qr-code.ts';

/** Metadata of a page with these elements in its head. */
export function metadataWith(elements: string, language = 'en'): PageMetadata {
  return readPageMetadata(
    `<!doctype html><html lang="${language}"><head>${elements}</head><body></body></html>`,
  );
}

/** A `<meta>` element with `property` for Open Graph names, else `name`. */
export function meta(name: string, content: string): string {
  const attribute = /^(?:og|product):/.test(name) ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${content}">`;
}

const pixelsPerSquare = 4;
/** Red, green, blue and alpha. */
const bytesPerPixel = 4;

/** Rasterizes a QR code and decodes it; undefined when no code is found in the pixels. */
export function decodeQrCode({ size, path }: QrCode): string | undefined {
  const sidePixels = size * pixelsPerSquare;
  const pixels = new Uint8ClampedArray(sidePixels * sidePixels * bytesPerPixel).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * pixelsPerSquare; row < (Number(y) + 1) * pixelsPerSquare; row += 1) {
      const start = (row * sidePixels + Number(x) * pixelsPerSquare) * bytesPerPixel;
      const end = start + Number(width) * pixelsPerSquare * bytesPerPixel;
      for (let offset = start; offset < end; offset += 1)
        // Alpha stays opaque.
        if (offset % bytesPerPixel !== 3) pixels[offset] = 0;
    }
  }
  return jsQR(pixels, sidePixels, sidePixels)?.data;
}
