'use client';

import { loadJsonLd } from '@/lib/site/seo/structured/json-ld';

/**
 * Writes JSON-LD into the HTML that the server renders. It gets only the name under which the server has stored the data, so that the
 * page's payload does not repeat them. The browser has no such store: hydration leaves the element as it is.
 */
export function JsonLdScript({ name }: { name: string }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {loadJsonLd(name)}
    </script>
  );
}
