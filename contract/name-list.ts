const maxCommas = 5;
const separators = [',', '،'];

/**
 * Returns the names of a comma-separated list whose names may hold commas themselves, such as "Blue, Navy": at each place the longest known
 * name, else the piece. Pieces that are all known count as names of their own, unless a space follows a comma.
 * @param pieces the list, split at its commas, with the spaces behind them
 */
export function joinNames(pieces: readonly string[], isKnown: (name: string) => boolean): string[] {
  const names: string[] = [];
  for (let start = 0; start < pieces.length; ) {
    let length = Math.min(pieces.length - start, maxCommas + 1);
    const nameOf = (parts: readonly string[]) =>
      parts.slice(1).some((part) => part.startsWith(' ')) || !parts.every((part) => isKnown(part.trim()))
        ? separators.map((separator) => parts.join(separator).trim()).find(isKnown)
        : undefined;
    let name: string | undefined;
    while (length > 1) {
      name = nameOf(pieces.slice(start, start + length));
      if (name) break;
      length -= 1;
    }
    names.push(name ?? (pieces[start] ?? '').trim());
    start += length;
  }
  return names.filter(Boolean);
}
