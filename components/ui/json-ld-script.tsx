'use client';

import { loadJsonLd } from '@/lib/site/seo/structured/json-ld';

/** Writes the JSON-LD stored under a name into the server's HTML. Hydration leaves the element as it is. */
export function JsonLdScript({ name }: { name: string }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {loadJsonLd(name)}
    </script>
  );
}
