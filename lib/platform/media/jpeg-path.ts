/** Uploads that are converted. A path that begins with `~` is that of a picture on another host, and needs no extension. */
const convertible = /^\/uploads\/(~[^?#]+|[^?#]+\.(?:webp|png|avif))$/i;
const photosPath = '/cards/photos/';
const suffix = '.jpg';

/**
 * Returns the path of an image converted to JPEG: of an uploaded WebP, PNG or AVIF image, and of any picture on another host (`~`).
 * Other images keep their URL.
 */
export function jpegPath(image: string): string {
  const path = convertible.exec(image)?.[1];
  return path === undefined ? image : `${photosPath}${path}${suffix}`;
}

/**
 * Parses a path of `jpegPath`: returns the segments below `/uploads` of the image that is converted; null for any other path.
 * @param segments segments of the path below `/cards/photos`; percent-encoded or not, as are the returned ones
 */
export function readJpegPath(segments: string[]): string[] | null {
  const lastSegment = segments.at(-1) ?? '';
  if (!lastSegment.endsWith(suffix)) return null;
  const source = [...segments.slice(0, -1), lastSegment.slice(0, -suffix.length)];
  return convertible.test(`/uploads/${source.join('/')}`) ? source : null;
}
