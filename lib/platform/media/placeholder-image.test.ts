import { imageSources } from './image-sources.ts';
import { placeholderFor, rememberPlaceholder } from './placeholder-image.ts';

const url = '/uploads/a.webp';
const loadedUrl = imageSources(url, [390]).src;
function followLinkOfCard(image: { src: string; complete: boolean } | null) {
  const img = image && { ...image, currentSrc: loadedUrl, getAttribute: () => image.src };
  rememberPlaceholder(img as unknown as HTMLImageElement | null);
}

describe('placeholder image', () => {
  test('the placeholder is the URL that the followed card loaded', () => {
    followLinkOfCard({ src: imageSources(url).src, complete: true });
    expect([placeholderFor(url), placeholderFor('/uploads/b.webp')]).toEqual([loadedUrl, undefined]);
  });

  test('a card without a loaded image clears the placeholder', () => {
    followLinkOfCard({ src: imageSources(url).src, complete: true });
    followLinkOfCard({ src: imageSources(url).src, complete: false });
    expect(placeholderFor(url)).toBeUndefined();
    followLinkOfCard(null);
    expect(placeholderFor(url)).toBeUndefined();
    rememberPlaceholder(undefined);
    expect(placeholderFor(url)).toBeUndefined();
  });
});
