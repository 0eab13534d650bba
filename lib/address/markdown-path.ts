const page = /^\/([a-z]{2})\/shop\/shop-(details|category)\/([^/]+)$/;
const kinds: Record<string, string> = { details: 'product', category: 'category' };

/**
 * The inner path of a page's Markdown; null for a page that has none.
 * @param pathname with its language prefix
 */
export function markdownPath(pathname: string): string | null {
  const [, locale, kind = '', slug] = page.exec(pathname) ?? [];
  return locale === undefined ? null : `/${locale}/markdown/${kinds[kind]}/${slug}`;
}
