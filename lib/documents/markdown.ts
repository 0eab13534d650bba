/** Characters that begin markup anywhere in a line, and sequences that do so only at its start. */
const markupCharacters = /[\\`*_[\]<>|~&$]/g;
const markupAtStart = /^(?:[#+=-]|\d+(?=[.)]))/;

/** Escapes text for Markdown of any dialect, on one line. */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(markupCharacters, (character) => `\\${character}`)
      .replace(markupAtStart, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
      // Otherwise GitHub's dialect turns plain URLs and e-mail addresses into links.
      .replace(/:\/\/|@|www\./gi, (link) => `${link.slice(0, -1)}\\${link.at(-1)}`)
  );
}

/** Formats a link to a percent-encoded URL. */
export function markdownLink(text: string, url: string): string {
  return `[${markdownText(text)}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

/** Formats a table of cells that already are Markdown. */
export function markdownTable(headers: string[], rows: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(headers), row(headers.map(() => '---')), ...rows.map(row)].join('\n');
}
