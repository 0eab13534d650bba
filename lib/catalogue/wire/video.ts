import { type Reader, readField } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';

const youtubeId = /^[\w-]{11}$/;

/**
 * Reads `videoId` as the address of a video: a file path becomes its address among the uploads, an https address stays,
 * the bare id of a YouTube video becomes the page that plays it.
 */
export function readVideo(value: unknown, reader: Reader): string | null {
  return readField(value, (given) => videoAddress(readText(given), reader), 'product.videoId', reader);
}

function videoAddress(video: string | null, reader: Reader): string | null {
  if (video === null) return null;
  if (youtubeId.test(video)) return `https://www.youtube-nocookie.com/embed/${video}`;
  const address = reader.uploads(video);
  return address?.startsWith('http:') ? null : address;
}
