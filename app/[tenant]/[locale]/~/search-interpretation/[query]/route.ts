import { readListingQuery } from '@/lib/catalogue/listing/read-query';
import { getInterpretedQuery } from '@/lib/catalogue/listing/server';
import { listingParams } from '@/lib/catalogue/listing/url';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { parseQuerySegment } from '@/lib/site/routing/internal-url';

export const dynamic = 'force-dynamic';

/**
 * Query of a search with its numbers as filters; null where the text is searched as it was typed. Fetched by
 * `server/pages/internal-reads.ts`. The middleware rewrites to this path (lib/site/routing/routes.ts).
 */
export async function GET(
  _request: Request,
  { params }: { params: DocumentParams & Promise<{ query: string }> },
) {
  const shop = await resolveDocumentShop(params);
  const query = parseQuerySegment((await params).query);
  const interpreted = shop && query && (await getInterpretedQuery(shop, readListingQuery(query)));
  return Response.json(interpreted && listingParams(interpreted).toString());
}
