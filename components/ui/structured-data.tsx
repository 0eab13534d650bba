import 'server-only';
import { createHash } from 'node:crypto';
import { jsonLd, storeJsonLd } from '@/lib/site/seo/structured/json-ld';
import { JsonLdScript } from './json-ld-script.tsx';

/**
 * JSON-LD for search engines. Only the HTML contains it: passing a hash to the client component keeps the text out of the RSC
 * payload, which repeats everything else that server components render.
 */
export function StructuredData({ data }: { data: object }) {
  const text = jsonLd(data);
  // Short, because the payload contains it; 72 bits tell all texts apart.
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  storeJsonLd(name, text);
  return <JsonLdScript name={name} />;
}
