import { imageSources } from './image.ts';

test('an upload is offered in every width up to the largest asked for', () => {
  const { src, srcSet } = imageSources('/uploads/a b.webp', 400);
  expect(srcSet?.match(/ \d+w/g)).toEqual([' 96w', ' 180w', ' 270w', ' 390w']);
  expect(new URL(src, 'http://x').searchParams.get('url')).toBe('/uploads/a b.webp');
});

test.each(['https://cdn.example/a.webp', '/uploads/drawing.svg'])('%s keeps its one address', (address) => {
  expect(imageSources(address)).toEqual({ src: address });
});
