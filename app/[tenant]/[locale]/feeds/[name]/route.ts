import { everyProduct } from '@/lib/catalogue/every-product';
import { noDocument } from '@/lib/documents/answer';
import { type FeedItem, type FeedShop, feedItems } from '@/lib/documents/feed-item';
import { googleFeedFoot, googleFeedHead, googleFeedItem } from '@/lib/documents/google-feed';
import { metaFeedHead, metaFeedLine } from '@/lib/documents/meta-feed';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import { framed, streamed } from '@/lib/documents/stream';
import { translatorOf } from '@/lib/i18n/translator';

export const dynamic = 'force-dynamic';

/** Everything that can be bought, for whoever advertises it: `google.xml` and `meta.csv`. */
export async function GET(
  request: Request,
  { params }: { params: DocumentParams & Promise<{ name: string }> },
) {
  const [shop, { name }] = await Promise.all([shopOf(params), params]);
  if (!shop) return noDocument();
  const feedShop: FeedShop = { ...shop, now: Date.now() };
  if (name === 'meta.csv') {
    const parts = framed(metaFeedHead(feedShop), written(feedShop, metaFeedLine), '');
    return streamed(request, parts, 'text/csv; charset=utf-8; header=present');
  }
  if (name !== 'google.xml') return noDocument();
  const head = googleFeedHead(feedShop, await translatorOf(shop.locale, 'documents'));
  return streamed(
    request,
    framed(head, written(feedShop, googleFeedItem), googleFeedFoot),
    'application/xml; charset=utf-8',
  );
}

async function* written(
  shop: FeedShop,
  write: (item: FeedItem, shop: FeedShop) => string,
): AsyncGenerator<string> {
  for await (const products of everyProduct(shop.locale)) {
    yield products
      .flatMap((product) => feedItems(product, shop))
      .map((item) => write(item, shop))
      .join('');
  }
}
