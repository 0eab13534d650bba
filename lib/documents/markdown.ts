/** What can begin markup anywhere in a line, and what can only at its beginning. */
const special = /[\\`*_[\]<>|~&$]/g;
const atBeginning = /^(?:[#+=-]|\d+(?=[.)]))/;

/**
 * Text as it stands in Markdown, on one line: nothing in it can begin a heading, a link, a table cell or HTML, whichever
 * dialect reads it.
 */
export function markdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(special, (character) => `\\${character}`)
    .replace(atBeginning, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replace(/:\/\/|@|www\./gi, (link) => `${link.slice(0, -1)}\\${link.at(-1)}`);
}

/** A link; the address is one of the shop's, percent-encoded. */
export function markdownLink(text: string, address: string): string {
  return `[${markdownText(text)}](<${address.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

/** A table; cells are Markdown already. */
export function markdownTable(head: string[], rows: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
