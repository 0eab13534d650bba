import { imageSources } from './image-sources.ts';
import { placeholderFor, rememberPlaceholder } from './placeholder-image.ts';

const url = '/uploads/a.webp';
const cardFile = imageSources(url, 390).src;
function followCard(image: { src: string; complete: boolean } | null) {
  const img = image && { ...image, currentSrc: cardFile, getAttribute: () => image.src };
  rememberPlaceholder(img as unknown as HTMLImageElement | null);
}

describe('placeholder image', () => {
  test('the placeholder is the file that the followed card showed', () => {
    followCard({ src: imageSources(url).src, complete: true });
    expect([placeholderFor(url), placeholderFor('/uploads/b.webp')]).toEqual([cardFile, undefined]);
  });

  test('unloaded images and earlier cards have no placeholder', () => {
    followCard({ src: imageSources(url).src, complete: true });
    followCard({ src: imageSources(url).src, complete: false });
    expect(placeholderFor(url)).toBeUndefined();
    followCard(null);
    expect(placeholderFor(url)).toBeUndefined();
    rememberPlaceholder(undefined);
    expect(placeholderFor(url)).toBeUndefined();
  });
});
