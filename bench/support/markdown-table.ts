/** Formats a Markdown table whose columns, except the first, hold numbers. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  return `\n${line(head)}${line(head.map((_, column) => (column === 0 ? '---' : '--:')))}${rows.map(line).join('')}\n`;
}
