/** Returns robots.txt: everything but the API routes may be crawled. A page with noindex must be crawlable, or crawlers do not see its noindex. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
