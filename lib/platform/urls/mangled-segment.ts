import { decodeOrNull } from '../wire/percent-decoding.ts';

const maxDecodings = 3;
/** Characters around a URL in a text: punctuation, symbols such as emoji with their variation selector, spaces, invisible characters. */
const surroundings = String.raw`[\p{P}\p{S}\p{Z}\p{C}\ufe0f]`;
const leading = new RegExp(`^${surroundings}+`, 'u');
const trailing = new RegExp(`(?<!${surroundings})${surroundings}+$`, 'u');
/** Characters that a path segment must not contain. */
const unsafe = /[\p{Cc}\p{Cs}/\\]/u;

/**
 * Undoes what chats, mails and keyboards do to a decoded path segment: repeated percent-encoding, decomposed characters (NFD), and
 * punctuation, spaces or emoji around it. Empty when nothing else is left; unchanged when the result is not a single segment.
 */
export function mendSegment(segment: string): string {
  const mended = decodeAndCompose(segment).replace(leading, '').replace(trailing, '');
  return unsafe.test(mended) ? segment : mended;
}

/**
 * Returns the slugs that a mangled slug may have been, the most similar first: decoded; also without the punctuation around it; its first
 * word alone; the whole in lower case. Leaves out the slug itself, and any that cannot be a path segment.
 */
export function slugCandidates(slug: string): string[] {
  const mended = mendSegment(slug);
  const [firstWord = ''] = mended.split(/\s/, 1);
  const candidates = [decodeAndCompose(slug), mended, mendSegment(firstWord), mended.toLowerCase()];
  return [...new Set(candidates)].filter(
    (candidate) => candidate !== slug && candidate !== '' && !unsafe.test(candidate),
  );
}

function decodeAndCompose(segment: string): string {
  let decoded = segment;
  for (let count = 0; count < maxDecodings; count += 1) decoded = decodeOrNull(decoded) ?? decoded;
  return decoded.normalize('NFC');
}
