const unprintable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/**
 * Reads a text or a number as trimmed text; null for anything else and for blank text. Markup and entities are left as
 * they are: text is text. Characters that no page, sitemap or address can carry are taken out.
 */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  return value.replace(unprintable, '').trim() || null;
}

/** Distinct non-blank texts of an array, or of a text that separates them by Latin or Arabic commas. */
export function readTexts(value: unknown): string[] {
  const parts = typeof value === 'string' ? value.split(/[,،]/) : Array.isArray(value) ? value : [];
  const texts = parts.map(readText).filter((text) => text !== null);
  return [...new Set(texts)];
}
