/** The most texts that wait: some for every page that can be in the making. */
const most = 500;

/** Texts by name, in the order they were left. */
const place = globalThis as { textsForHtml?: Map<string, string> };

/**
 * Leaves structured data on its way from the server components of a page into its HTML. Both are rendered in one process, a moment
 * apart, by two builds of the same modules: only `globalThis` is the same for both.
 */
export function leaveText(name: string, text: string): void {
  place.textsForHtml ??= new Map();
  const waiting = place.textsForHtml;
  waiting.delete(name);
  waiting.set(name, text);
  const [oldest] = waiting.keys();
  if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
}

/** The text left under a name, as often as it is asked for; empty in the browser, where nobody leaves any. */
export function leftText(name: string): string {
  return place.textsForHtml?.get(name) ?? '';
}
