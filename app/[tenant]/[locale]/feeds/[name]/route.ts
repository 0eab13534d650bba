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
  const context: FeedContext = { ...shop, now: Date.now() };
  if (name === 'meta.csv') {
    const parts = withHeaderAndFooter(metaFeedHeader(context), serializeItems(context, metaFeedLine), '');
    return streamResponse(request, parts, 'text/csv; charset=utf-8; header=present');
  }
  if (name !== 'google.xml') return notFoundResponse();
  const header = googleFeedHeader(context, await createTranslatorFor(shop, 'documents'));
  return streamResponse(
    request,
    withHeaderAndFooter(header, serializeItems(context, googleFeedItem), googleFeedFooter),
    'application/xml; charset=utf-8',
  );
}

async function* serializeItems(
  context: FeedContext,
  serialize: (item: FeedItem, context: FeedContext) => string,
): AsyncGenerator<string> {
  for await (const products of iterateProducts(context.locale)) {
    yield products
      .flatMap((product) => feedItems(product, context))
      .map((item) => serialize(item, context))
      .join('');
  }
}
