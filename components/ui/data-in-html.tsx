'use client';

import { leftText } from '@/lib/seo/structured/texts-for-html';

/** The block of structured data left under a name. In the browser it is there already, and not compared. */
export function DataInHtml({ name }: { name: string }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {typeof window === 'undefined' ? leftText(name) : ''}
    </script>
  );
}
