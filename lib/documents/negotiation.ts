interface Range {
  type: string;
  quality: number;
  place: number;
}

/**
 * Whether an `Accept` header asks for Markdown rather than HTML (RFC 9110, section 12.5.1). HTML stays the default: Markdown
 * must be named, and what is named earlier wins among equals.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const ranges = (accept ?? '').toLowerCase().split(',').map(readRange);
  const markdown = ranges.find(({ type }) => type === 'text/markdown');
  if (!markdown || markdown.quality === 0) return false;
  const html = ['text/html', 'text/*', '*/*']
    .map((type) => ranges.find((range) => range.type === type))
    .find((range) => range !== undefined);
  if (!html || html.quality !== markdown.quality) return markdown.quality > (html?.quality ?? 0);
  return html.type !== 'text/html' || markdown.place < html.place;
}

function readRange(text: string, place: number): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  const quality = given === undefined ? 1 : /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(given) ? Number(given) : 0;
  return { type, quality, place };
}
