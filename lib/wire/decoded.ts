/** A percent-encoded text as it is meant; null where it is malformed. */
export function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A text as it is meant, whether it comes encoded or decoded; a malformed one stands for itself. */
export function decoded(text: string): string {
  return decodedOrNull(text) ?? text;
}
