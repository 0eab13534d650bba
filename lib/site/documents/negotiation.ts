import Negotiator from 'negotiator';

const markdown = 'text/markdown';

/**
 * True when an `Accept` header prefers Markdown to HTML (RFC 9110, section 12.5.1). Markdown must be listed explicitly. Among
 * types of equal weight, the one listed first is preferred.
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
