const maxCommas = 5;
const separators = [',', '،'];

/**
 * Returns the names of a comma-separated list whose names may hold commas themselves, such as "Blue, Navy": at each place the longest known
 * name, else the part. Parts that are all known count as names of their own, unless a space follows a comma.
 * @param parts the list, split at its commas, with the spaces behind them
 */
export function joinNames(parts: readonly string[], isKnown: (name: string) => boolean): string[] {
  const names: string[] = [];
  for (let start = 0, length: number; start < parts.length; start += length) {
    let name: string | undefined;
    for (length = maxCommas + 1; length > 1; length -= 1) {
      const joined = parts.slice(start, start + length);
      const areNames = joined.every(
        (part, index) => isKnown(part.trim()) && (index === 0 || part[0] !== ' '),
      );
      name = areNames
        ? undefined
        : separators.map((separator) => joined.join(separator).trim()).find(isKnown);
      if (name) break;
    }
    names.push(name ?? (parts[start] ?? '').trim());
  }
  return names.filter(Boolean);
}
