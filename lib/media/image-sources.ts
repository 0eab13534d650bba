import { resizedImageUrl } from '../next/private-formats.ts';

const widths = [96, 180, 270, 390, 640, 828, 1080, 1440, 1920];
const quality = 75;
const resizable = /^\/uploads\/.*\.(?:webp|jpe?g|png|avif)$/i;

export interface ImageSources {
  src: string;
  srcSet?: string;
}

/**
 * Returns `src` and `srcset` of an image in every width of the image service, up to `maxWidth` pixels. Images outside the uploads,
 * or of a type that is not resized, keep their URL.
 */
export function imageSources(url: string, maxWidth = 1920): ImageSources {
  if (!resizable.test(url)) return { src: url };
  const availableWidths = widths.filter((width) => width <= maxWidth);
  const urlAt = (width: number) => resizedImageUrl(url, width, quality);
  return {
    src: urlAt(availableWidths.at(-1) ?? maxWidth),
    srcSet: availableWidths.map((width) => `${urlAt(width)} ${width}w`).join(', '),
  };
}
