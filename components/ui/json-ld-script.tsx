'use client';

import { loadJsonLd } from '@/lib/site/seo/structured/json-ld';

/**
 * Writes JSON-LD into the HTML that the server renders. Its only prop is the name under which the server has stored the JSON-LD, so
 * that the page's payload does not repeat the JSON-LD. The browser has no such store: hydration leaves the element as it is.
 */
export function JsonLdScript({ name }: { name: string }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {loadJsonLd(name)}
    </script>
  );
}
