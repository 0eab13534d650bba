const maxCommas = 5;
const separators = [',', '،'];

/**
 * Returns the names of a comma-separated list whose names may hold commas themselves, such as "Blue, Navy": at each place the longest known
 * name, else the part. Parts that are all known count as names of their own, unless a space follows a comma.
 * @param parts the list, split at its commas, with the spaces behind them
 */
export function joinNames(parts: readonly string[], isKnown: (name: string) => boolean): string[] {
  const names: string[] = [];
  for (let start = 0; start < parts.length; ) {
    let length = Math.min(parts.length - start, maxCommas + 1);
    const nameOf = (joined: readonly string[]) =>
      joined.slice(1).some((part) => part.startsWith(' ')) || !joined.every((part) => isKnown(part.trim()))
        ? separators.map((separator) => joined.join(separator).trim()).find(isKnown)
        : undefined;
    let name: string | undefined;
    while (length > 1) {
      name = nameOf(parts.slice(start, start + length));
      if (name) break;
      length -= 1;
    }
    names.push(name ?? (parts[start] ?? '').trim());
    start += length;
  }
  return names.filter(Boolean);
}
