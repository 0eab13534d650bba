import { imageSources } from './image-sources.ts';

/** The remembered image: its `src` as written in the page, and the URL in the width that the browser chose. */
let placeholder: { src: string | null; loadedUrl: string } | undefined;

/**
 * Remembers the image of the product card whose link is followed, as a placeholder on the product page. For an image that is missing or
 * still loading, forgets the previous one.
 */
export function rememberPlaceholder(image: HTMLImageElement | null | undefined): void {
  placeholder = image?.complete ? { src: image.getAttribute('src'), loadedUrl: image.currentSrc } : undefined;
}

/** Returns the URL that the remembered image was loaded from, if it is the image at `url`; undefined for any other image. */
export function placeholderFor(url: string): string | undefined {
  return placeholder?.src === imageSources(url).src ? placeholder.loadedUrl : undefined;
}
