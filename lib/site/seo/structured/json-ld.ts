const unsafeCharacters = /[<>&\u2028\u2029]/g;

/** Serializes JSON-LD for a script element. Escapes `<`, which could end the element, and what XML or old JavaScript reads differently. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    unsafeCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Enough for thirty blocks on each of the pages that are rendered at the same time (`server/pages/renderer.ts`). */
const maxStoredTexts = 2000;

/** `globalThis` with the stored JSON-LD by name, the oldest first. */
const shared = globalThis as { jsonLdTexts?: Map<string, string> };

/**
 * Stores JSON-LD that the server components of a page pass to the server rendering of its client components. Both run in one process,
 * but in separate module graphs, which share only `globalThis`.
 * @param name hash of the text, so that only equal texts of any page share a name
 */
export function storeJsonLd(name: string, text: string): void {
  shared.jsonLdTexts ??= new Map();
  const texts = shared.jsonLdTexts;
  // Moves a name that is stored again to the end of the map.
  texts.delete(name);
  texts.set(name, text);
  const [oldest] = texts.keys();
  if (texts.size > maxStoredTexts && oldest !== undefined) texts.delete(oldest);
}

/**
 * Returns stored JSON-LD; empty in the browser, where hydration does not replace the text that the server rendered.
 * @throws when the server no longer has it: the page would be cached without its JSON-LD
 */
export function loadJsonLd(name: string): string {
  if (typeof window !== 'undefined') return '';
  const text = shared.jsonLdTexts?.get(name);
  if (text === undefined) throw new Error(`JSON-LD ${name} was evicted before its page was rendered`);
  return text;
}
