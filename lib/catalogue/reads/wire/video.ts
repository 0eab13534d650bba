import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';

const youtubeId = /^[\w-]{11}$/;

/** Reads `videoId` as a URL: a file path becomes an uploads URL, a YouTube id the URL of its embedded player; an https URL stays unchanged. */
export function readVideo(value: unknown, context: ReadContext): string | null {
  return readField(value, (raw) => videoUrl(readText(raw), context), 'product.videoId', context);
}

function videoUrl(video: string | null, context: ReadContext): string | null {
  if (video === null) return null;
  if (youtubeId.test(video)) return `https://www.youtube-nocookie.com/embed/${video}`;
  const url = context.uploadsUrl(video);
  return url?.startsWith('http:') ? null : url;
}
