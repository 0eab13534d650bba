/** Maximum number of stored texts, enough for all pages that are rendered at the same time. */
const maxTexts = 500;

/** `globalThis` with the stored texts by name, the oldest first. */
const shared = globalThis as { serverTexts?: Map<string, string> };

/**
 * Stores JSON-LD that the server components of a page pass to the server rendering of its client components. Both run in one process,
 * but in separate module graphs, which share only `globalThis`.
 */
export function setServerText(name: string, text: string): void {
  shared.serverTexts ??= new Map();
  const texts = shared.serverTexts;
  texts.delete(name);
  texts.set(name, text);
  const [oldest] = texts.keys();
  if (texts.size > maxTexts && oldest !== undefined) texts.delete(oldest);
}

/** Returns a stored text; empty when there is none, as in the browser. */
export function getServerText(name: string): string {
  return shared.serverTexts?.get(name) ?? '';
}
