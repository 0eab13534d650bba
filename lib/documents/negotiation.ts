import Negotiator from 'negotiator';

const markdown = 'text/markdown';

/**
 * Whether an `Accept` header asks for Markdown rather than HTML (RFC 9110, section 12.5.1). HTML stays the default: Markdown
 * must be named, and what is named earlier wins among equals.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept?.toLowerCase().includes(markdown)) return false;
  const preferred = new Negotiator({ headers: { accept } }).mediaType([
    'text/html',
    markdown,
    `${markdown};charset=utf-8`,
  ]);
  return preferred?.startsWith(markdown) ?? false;
}
