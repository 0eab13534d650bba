import { iterateProducts } from '@/lib/catalogue/reads/all-products';
import { createTranslatorFor } from '@/lib/platform/tenant/translator';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { type FeedContext, type FeedItem, feedItems } from '@/lib/site/documents/feed-item';
import { googleFeedFooter, googleFeedHeader, googleFeedItem } from '@/lib/site/documents/google-feed';
import { longDocumentResponse, withHeaderAndFooter } from '@/lib/site/documents/long-document-response';
import { metaFeedHeader, metaFeedLine } from '@/lib/site/documents/meta-feed';
import { notFoundResponse } from '@/lib/site/documents/response';

export const dynamic = 'force-dynamic';

/** Product feeds for advertising: `google.xml` and `meta.csv`. */
export async function GET(
  request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const [shop, { name }] = await Promise.all([resolveDocumentShop(params), params]);
  if (!shop) return notFoundResponse();
  const context: FeedContext = { ...shop, now: Date.now() };
  const key = `${shop.tenant.id} ${shop.locale} ${name}`;
  if (name === 'meta.csv') {
    return longDocumentResponse(request, {
      key,
      contentType: 'text/csv; charset=utf-8; header=present',
      generate: () => withHeaderAndFooter(metaFeedHeader(context), serializeItems(context, metaFeedLine), ''),
    });
  }
  if (name !== 'google.xml') return notFoundResponse();
  const header = googleFeedHeader(context, await createTranslatorFor(shop, 'documents'));
  return longDocumentResponse(request, {
    key,
    contentType: 'application/xml; charset=utf-8',
    generate: () => withHeaderAndFooter(header, serializeItems(context, googleFeedItem), googleFeedFooter),
  });
}

async function* serializeItems(
  context: FeedContext,
  serialize: (item: FeedItem, context: FeedContext) => string,
): AsyncGenerator<string> {
  // `feedItems` adds the ids of each product, so that no two items of the feed have the same id.
  const listedIds = new Map<string, string>();
  for await (const products of iterateProducts(context)) {
    yield products
      .flatMap((product) => feedItems(product, context, listedIds))
      .map((item) => serialize(item, context))
      .join('');
  }
}
