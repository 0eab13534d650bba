/** Remains of `&amp;` before a name, when a link was split at its ampersands. */
const entityRemains = /^(?:amp;)+/i;
/** Quotes and spaces around a value, with at least one space: quotes alone may be part of it. The lookbehind avoids quadratic time. */
const edges = /^["'“”«»\s]*\s["'“”«»]*|(?<!["'“”«»\s])["'“”«»]*\s["'“”«»\s]*$/g;

/**
 * Returns the query parameters of a link by their names in lower case. Undoes what mails and chats add: `&amp;`, and spaces around a value
 * with the quotes beside them. Omits empty values; the first value of a repeated parameter counts.
 */
export function readLinkParameters(search: string): Partial<Record<string, string>> {
  const entries = [...new URLSearchParams(search)].map(
    ([name, value]) => [linkParameterName(name), value.replace(edges, '')] as const,
  );
  // Reversed because `Object.fromEntries` keeps the last value of a repeated name.
  return Object.fromEntries(entries.filter(([, value]) => value !== '').reverse());
}

/** Returns the name of a parameter in lower case, without the remains of `&amp;` before it. */
export function linkParameterName(name: string): string {
  return name.replace(entityRemains, '').toLowerCase();
}
