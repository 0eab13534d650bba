/**
 * What crawlers may read: everything but the browser's way to the API. Pages that carry a noindex must stay readable, or
 * nobody would see it.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
