import { decodeOrOriginal } from './percent-decoding.ts';
import { readText } from './text.ts';

/** Id of the upstream, unchanged, because it is sent back. */
export type Id = string | number;

const maxIdLength = 200;
/** Maximum characters of a slug in responses, URLs and browser storage. */
export const maxSlugLength = 200;
/** Separators of path segments, and dot segments. */
const pathSyntax = /[/\\]|^\.{1,2}$/;

/** Reads an id: a safe integer or a non-blank string; null for a string with spaces around it or control characters. */
export function readId(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string' || value.length > maxIdLength) return null;
  return readText(value) === value ? value : null;
}

/** Reads a slug in any script that is valid as one path segment once percent-encoded; null for anything else. */
export function readSlug(value: unknown): string | null {
  const slug = readText(value);
  return slug !== null && slug.length <= maxSlugLength && !pathSyntax.test(slug) ? slug : null;
}

/** Returns the words of a slug, in place of an unknown title. */
export function titleFromSlug(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** Returns whether two ids are equal, comparing numbers and strings by their text. */
export function isSameId(first: Id, second: Id): boolean {
  return String(first) === String(second);
}

/** Reads a slug from a path segment; null when invalid. Next passes some segments decoded, so a literal percent sign is accepted. */
export function readSlugSegment(segment: string): string | null {
  return readSlug(decodeOrOriginal(segment));
}

/** True when a path segment differs from the slug in links of the shop, such as by a space at its end. */
export function isOtherSpelling(segment: string, slug: string): boolean {
  return decodeOrOriginal(segment) !== slug;
}
