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

const scale = 4;

/** Rasterizes a QR code and decodes it. */
export function decodeQrCode({ size, path }: QrCode): string | undefined {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let offset = start; offset < start + Number(width) * scale * 4; offset += 1)
        if (offset % 4 !== 3) pixels[offset] = 0;
    }
  }
  return jsQR(pixels, side, side)?.data;
}
