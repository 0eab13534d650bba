/** Formats a Markdown table whose columns, except the first, hold numbers. */
export function markdownTable(header: string[], rows: (string | number)[][]): string {
  const formatRow = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  const alignments = header.map((_, column) => (column === 0 ? '---' : '--:'));
  return `\n${[header, alignments, ...rows].map(formatRow).join('')}\n`;
}
