/** A line of a CSV file (RFC 4180). */
export function csvLine(values: string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * Free text that no spreadsheet takes for a formula: a space goes before what could begin one. Whoever reads the file as a
 * feed trims it, so that nothing changes for them; ids, prices and addresses must never pass through here.
 */
export function csvText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? ` ${text}` : text;
}
