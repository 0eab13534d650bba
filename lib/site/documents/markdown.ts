/** Characters that begin markup anywhere in a line. */
const markupCharacters = /[\\`*_[\]<>|~&$]/g;
/** Characters and numbers that begin markup only at the start of a line. */
const markupAtStart = /^(?:[#+=-]|\d+(?=[.)]))/;

/** Escapes text for Markdown of any dialect, on one line. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(markupCharacters, (character) => `\\${character}`)
      // Behind a number, the backslash escapes the dot or bracket that follows.
      .replace(markupAtStart, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
      // Otherwise GitHub's dialect turns plain URLs and e-mail addresses into links.
      .replace(/:\/\/|@|www\./gi, (linkPart) => `${linkPart.slice(0, -1)}\\${linkPart.at(-1)}`)
  );
}

/** Formats a link; percent-encodes what could end its URL. */
export function markdownLink(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

/** Formats a table of cells that already are Markdown. */
export function markdownTable(headers: string[], rows: string[][]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [row(headers), row(headers.map(() => '---')), ...rows.map(row)].join('\n');
}
