import { readText } from './text.ts';

/** Ids are kept as the upstream sent them, because they are sent back to it. */
export type Id = string | number;

const longestId = 200;
/** In characters; the one rule of slugs, in answers, addresses, links and what browsers keep. */
export const longestSlug = 200;
const pathSyntax = /[/\\]|^\.{1,2}$/;

/** Reads an id as upstream sent it: a whole number or a text. */
export function readId(value: unknown): Id | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string' || value.length > longestId) return null;
  return readText(value) === value ? value : null;
}

/** Reads a slug, in any script, that can stand as one segment of an address once it is percent-encoded. */
export function readSlug(value: unknown): string | null {
  const slug = readText(value);
  return slug !== null && slug.length <= longestSlug && !pathSyntax.test(slug) ? slug : null;
}

/** Whether two ids name the same thing, one sent as a number and the other as text included. */
export function sameId(one: Id, other: Id): boolean {
  return String(one) === String(other);
}
