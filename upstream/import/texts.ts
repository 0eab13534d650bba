import type { LocalizedText } from '../catalogue/types.ts';

/** Returns a text with its translation; a text without one stands in both languages. */
export function localizedText(text: string, arabic = ''): LocalizedText {
  return { en: text || arabic, ar: arabic || text };
}

/** Converts a list of names with their translations in the same order. */
export function localizedList(texts: string[], arabic: string[] = []): LocalizedText[] {
  return texts.map((text, index) => localizedText(text, texts.length === arabic.length ? arabic[index] : ''));
}

/** Splits a cell at commas that no backslash escapes, which WooCommerce puts before a comma of a name. */
export function splitList(cell: string, separator = ','): string[] {
  return cell
    .replaceAll(`\\${separator}`, '\0')
    .split(separator)
    .map((part) => part.replaceAll('\0', separator).trim())
    .filter(Boolean);
}

/** Splits a category such as `Women > Dresses`. */
export function splitPath(cell: string): string[] {
  return cell
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean);
}

const maxSlugLength = 100;

/** Returns the slug form of a name: letters and digits of any script, with hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '');
}

/** Returns a name that is not taken, with a number where needed, and takes it. */
export function uniqueName(name: string, taken: Set<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}-${number}`;
  taken.add(candidate);
  return candidate;
}
