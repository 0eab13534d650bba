import 'server-only';
import { createHash } from 'node:crypto';
import { jsonLd } from '@/lib/seo/structured/json-ld';
import { leaveText } from '@/lib/seo/structured/texts-for-html';
import { DataInHtml } from './data-in-html.tsx';

/**
 * Structured data for search engines; shows nothing. It stands in the HTML alone: flight data, which repeats what server components
 * draw, only names it.
 */
export function StructuredData({ data }: { data: object }) {
  const text = jsonLd(data);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  leaveText(name, text);
  return <DataInHtml name={name} />;
}
