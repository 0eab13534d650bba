import jsQR from 'jsqr';
import { type Head, readHead } from './head.ts';
import type { QrDrawing } from './qr.ts';

/** The head of a page that has these elements in it. */
export function headWith(elements: string, language = 'en'): Head {
  return readHead(`<!doctype html><html lang="${language}"><head>${elements}</head><body></body></html>`);
}

/** A `<meta>` with a property or, for those that go by it, a name. */
export function meta(name: string, content: string): string {
  const attribute = /^(?:og|product):/.test(name) ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${content}">`;
}

const scale = 4;

/** Paints the squares of a drawing and reads the picture as a camera's program would. */
export function readQr({ size, path }: QrDrawing): string | undefined {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(width) * scale * 4; at += 1) if (at % 4 !== 3) pixels[at] = 0;
    }
  }
  return jsQR(pixels, side, side)?.data;
}
