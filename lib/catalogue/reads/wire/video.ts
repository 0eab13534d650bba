import { type Reader, readField } from '../../../platform/wire/reader.ts';
import { readText } from '../../../platform/wire/text.ts';

const youtubeId = /^[\w-]{11}$/;

/** Reads `videoId` as a URL: a file path becomes an uploads URL, a YouTube id the URL of its embedded player; an https URL stays unchanged. */
export function readVideo(value: unknown, reader: Reader): string | null {
  return readField(value, (raw) => videoUrl(readText(raw), reader), 'product.videoId', reader);
}

function videoUrl(video: string | null, reader: Reader): string | null {
  if (video === null) return null;
  if (youtubeId.test(video)) return `https://www.youtube-nocookie.com/embed/${video}`;
  const url = reader.uploadsUrl(video);
  return url?.startsWith('http:') ? null : url;
}
