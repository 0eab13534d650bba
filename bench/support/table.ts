/** A table in Markdown; every column but the first is one of figures. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  return `\n${line(head)}${line(head.map((_, column) => (column === 0 ? '---' : '--:')))}${rows.map(line).join('')}\n`;
}
