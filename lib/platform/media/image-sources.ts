import { resizedImageUrl } from '../next/private-formats.ts';

/** Widths of a `srcset` by default. */
const defaultWidths = [390, 640, 828, 1080, 1440, 1920] as const;
/** Widths of the image service in pixels, as in next.config.mjs; 180 and 270 are for small images, which need no `srcset`. */
export type ImageWidth = 180 | 270 | (typeof defaultWidths)[number];
/** Widths of images in product cards, of which a page has many. */
export const cardImageWidths: readonly ImageWidth[] = [390, 640, 1080];
/** Width of `src`, for browsers without `srcset`. All lists of several widths contain it, so a card and its product page share `src`. */
const fallbackWidth = 1080;
/** Encoder quality from 1 to 100. */
const quality = 75;
/** Uploads that the image service resizes. A path that begins with `~` is that of a picture on another host, and needs no extension. */
const resizable = /^\/uploads\/(?:~|.*\.(?:webp|jpe?g|png|avif)$)/i;

/** Attributes of an `<img>`. */
export interface ImageSources {
  src: string;
  srcSet?: string;
}

/**
 * Returns `src` and `srcset` of an image; a single width needs no `srcset`. Images outside the uploads, or of a type that is not
 * resized, keep their URL.
 */
export function imageSources(url: string, srcSetWidths: readonly ImageWidth[] = defaultWidths): ImageSources {
  if (!resizable.test(url)) return { src: url };
  const urlAt = (width: number) => resizedImageUrl(url, width, quality);
  return {
    src: urlAt(Math.min(fallbackWidth, Math.max(...srcSetWidths))),
    srcSet:
      srcSetWidths.length > 1
        ? srcSetWidths.map((width) => `${urlAt(width)} ${width}w`).join(', ')
        : undefined,
  };
}
