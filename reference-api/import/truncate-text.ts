/** Truncates a text at a word boundary. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;:.،؛–—-]+$/, '')}…`;
}
