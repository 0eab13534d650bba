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

/** Names of which each is taken once. */
export class UniqueNames {
  readonly #taken: Set<string>;
  /** Number that a repeated name tries next. */
  readonly #nextNumbers = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  has(name: string): boolean {
    return this.#taken.has(name);
  }

  /** Takes a name, with a number where it is taken, and returns it. */
  take(name: string): string {
    let candidate = name;
    let number = this.#nextNumbers.get(name) ?? 2;
    while (this.#taken.has(candidate)) candidate = `${name}-${number++}`;
    this.#nextNumbers.set(name, number);
    this.#taken.add(candidate);
    return candidate;
  }
}

/** Groups values by a key, in the order of the first value of each. */
export function groupValues<Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
