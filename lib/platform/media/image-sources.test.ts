import { readFileSync } from 'node:fs';
import { cardImageWidths, type ImageWidth, imageSources } from './image-sources.ts';

describe('image sources', () => {
  test('an upload has the requested widths', () => {
    const { src, srcSet } = imageSources('/uploads/a b.webp', [390, 640]);
    expect(srcSet?.match(/ \d+w/g)).toEqual([' 390w', ' 640w']);
    expect(new URL(src, 'http://x').searchParams.get('url')).toBe('/uploads/a b.webp');
  });

  test('a picture of another host needs no extension', () => {
    expect(imageSources('/uploads/~cdn.example/photo/~v%3D1').srcSet).toContain('640w');
  });

  test.each(['https://cdn.example/a.webp', '/uploads/drawing.svg'])('%s keeps its URL', (url) => {
    expect(imageSources(url)).toEqual({ src: url });
  });

  test('the widths are those configured for the image service', () => {
    const [deviceSizes = '', imageSizes = ''] = ['deviceSizes', 'imageSizes'].map(
      (name) => new RegExp(`${name}: \\[(.*)\\]`).exec(readFileSync('next.config.mjs', 'utf8'))?.[1],
    );
    const configured = [imageSizes, deviceSizes].flatMap((text) => text.split(',').map(Number));
    const smallWidths = [180, 270] satisfies ImageWidth[];
    const { src, srcSet } = imageSources('/uploads/a.webp');
    expect(srcSet?.match(/\d+(?=w(?:,|$))/g)?.map(Number)).toEqual(configured.slice(2));
    expect(configured.slice(0, 2)).toEqual(smallWidths);
    expect(src).toContain('&w=1080&q=75');
    expect(imageSources('/uploads/a.webp', [180])).toEqual({ src: expect.stringContaining('&w=180&') });
  });

  test('a card and its product page have the same fallback', () => {
    expect(imageSources('/uploads/a.webp', cardImageWidths).src).toBe(imageSources('/uploads/a.webp').src);
  });
});
