const unprintable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/**
 * Reads a string or number as trimmed text; null for anything else and for blank text. Markup and entities stay as they are. Removes
 * control characters, lone surrogates and noncharacters, which are invalid in HTML, XML and URLs.
 */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  return value.replace(unprintable, '').trim() || null;
}
