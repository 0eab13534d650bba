import { iterateProducts } from '@/lib/catalogue/all-products';
import { type FeedContext, type FeedItem, feedItems } from '@/lib/documents/feed-item';
import { googleFeedFooter, googleFeedHeader, googleFeedItem } from '@/lib/documents/google-feed';
import { metaFeedHeader, metaFeedLine } from '@/lib/documents/meta-feed';
import { type DocumentParams, resolveDocumentShop } from '@/lib/documents/params';
import { notFoundResponse } from '@/lib/documents/response';
import { streamResponse, withHeaderAndFooter } from '@/lib/documents/stream';
import { createTranslatorFor } from '@/lib/tenant/translator';

export const dynamic = 'force-dynamic';

/** Product feeds for advertising: `google.xml` and `meta.csv`. */
export async function GET(
  request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const [shop, { name }] = await Promise.all([resolveDocumentShop(params), params]);
  if (!shop) return notFoundResponse();
  const feedShop: FeedContext = { ...shop, now: Date.now() };
  if (name === 'meta.csv') {
    const parts = withHeaderAndFooter(metaFeedHeader(feedShop), serializeItems(feedShop, metaFeedLine), '');
    return streamResponse(request, parts, 'text/csv; charset=utf-8; header=present');
  }
  if (name !== 'google.xml') return notFoundResponse();
  const header = googleFeedHeader(feedShop, await createTranslatorFor(shop, 'documents'));
  return streamResponse(
    request,
    withHeaderAndFooter(header, serializeItems(feedShop, googleFeedItem), googleFeedFooter),
    'application/xml; charset=utf-8',
  );
}

async function* serializeItems(
  shop: FeedContext,
  serialize: (item: FeedItem, shop: FeedContext) => string,
): AsyncGenerator<string> {
  for await (const products of iterateProducts(shop.locale)) {
    yield products
      .flatMap((product) => feedItems(product, shop))
      .map((item) => serialize(item, shop))
      .join('');
  }
}
