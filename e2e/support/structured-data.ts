/** Every block of structured data in raw HTML, in document order. */
export function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, text = '']) => JSON.parse(text));
}
