/** Percent-decodes a string; null when it is malformed. */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Percent-decodes a string; returns it unchanged when it is malformed. */
export function decodeOrOriginal(text: string): string {
  return decodeOrNull(text) ?? text;
}
