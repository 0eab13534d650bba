import { readFileSync } from 'node:fs';
import { cardImageWidths, imageSources, widthsUpTo } from './image-sources.ts';

describe('image sources', () => {
  test('an upload has every width up to the maximum', () => {
    const { src, srcSet } = imageSources('/uploads/a b.webp', widthsUpTo(400));
    expect(srcSet?.match(/ \d+w/g)).toEqual([' 96w', ' 180w', ' 270w', ' 390w']);
    expect(new URL(src, 'http://x').searchParams.get('url')).toBe('/uploads/a b.webp');
  });

  test.each(['https://cdn.example/a.webp', '/uploads/drawing.svg'])('%s keeps its URL', (url) => {
    expect(imageSources(url)).toEqual({ src: url });
  });

  test('the widths are those configured for the image service', () => {
    const [sizes = '', small = ''] = ['deviceSizes', 'imageSizes'].map(
      (name) => new RegExp(`${name}: \\[(.*)\\]`).exec(readFileSync('next.config.mjs', 'utf8'))?.[1],
    );
    const configured = [small, sizes].flatMap((text) => text.split(',').map(Number));
    const { src, srcSet } = imageSources('/uploads/a.webp');
    expect(srcSet?.match(/\d+(?=w(?:,|$))/g)?.map(Number)).toEqual(configured);
    expect(src).toContain('&w=1080&q=75');
    expect(imageSources('/uploads/a.webp', [96]).src).toContain('&w=96&');
    expect(configured).toEqual(expect.arrayContaining([...cardImageWidths]));
  });

  test('a card and its product page have the same fallback', () => {
    expect(imageSources('/uploads/a.webp', cardImageWidths).src).toBe(imageSources('/uploads/a.webp').src);
  });
});
