/** Returns robots.txt: everything but the API routes may be crawled. Pages with noindex must be crawlable for it to take effect. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
