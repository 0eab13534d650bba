/** Formats a line of a CSV file (RFC 4180). */
export function csvLine(values: string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * Puts a space, which feed readers trim, before text that a spreadsheet would evaluate as a formula. For free text of feeds only, not for
 * ids, prices or URLs.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? ` ${text}` : text;
}
