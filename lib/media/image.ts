const widths = [96, 180, 270, 390, 640, 828, 1080, 1440, 1920];
const quality = 75;
const resizable = /^\/uploads\/.*\.(?:webp|jpe?g|png|avif)$/i;

export interface ImageSources {
  src: string;
  srcSet?: string;
}

/**
 * Addresses of a picture in every width the image service makes, up to `largest` pixels. Pictures that are not among the
 * uploads, or of a kind that is not resized, keep their one address.
 */
export function imageSources(address: string, largest = 1920): ImageSources {
  if (!resizable.test(address)) return { src: address };
  const usable = widths.filter((width) => width <= largest);
  const at = (width: number) => `/_next/image?url=${encodeURIComponent(address)}&w=${width}&q=${quality}`;
  return {
    src: at(usable.at(-1) ?? largest),
    srcSet: usable.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}
