import { jsonLd } from '@/lib/seo/structured/json-ld';

/** Structured data for search engines; shows nothing. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{jsonLd(data)}</script>;
}
