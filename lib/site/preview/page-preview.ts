import 'server-only';
import type { Locale } from '@/lib/platform/i18n/routing';
import { sharp } from '@/lib/platform/media/sharp';
import { type StructuredDataBlock, validateBlocks } from '@/lib/site/seo/structured/validate';
import { type FetchedPage, type FetchFailure, tryFetchPage } from './fetch-page.ts';
import type { LinkCardImage } from './link-card-parts.ts';
import { type LinkCard, linkCardImageUrls, linkCards } from './link-cards.ts';
import { resolveOgUrl } from './og-url.ts';
import { metaContent, type PageMetadata, readPageMetadata } from './page-metadata.ts';
import { type SearchResult, searchResult } from './search-result.ts';
import { type KnownShop, readShopUrl } from './shop-url.ts';

/** A page in one language as search engines and networks see it. */
export interface PagePreview {
  locale: Locale;
  response: Omit<FetchedPage, 'body' | 'target'>;
  metadata: PageMetadata;
  search: SearchResult;
  cards: LinkCard[];
  /** JSON-LD of the page. */
  blocks: StructuredDataBlock[];
}

/** Shops whose URLs can be previewed, the shop of the visitor, and the port of this server. */
export interface PreviewContext {
  shops: readonly KnownShop[];
  currentShop: KnownShop;
  ownPort: number;
}

/** Returns whether a `Content-Type` is that of a page. */
export const isHtml = (type: string) => type.startsWith('text/html');

/** Checks a fetched page, the page its `og:url` points to, and the images of both. */
export async function previewPage(
  fetched: FetchedPage,
  locale: Locale,
  context: PreviewContext,
): Promise<PagePreview> {
  const { url, status, body } = fetched;
  const metadata = readPageMetadata(body.toString('utf8'));
  const blocks = validateBlocks(metadata.structuredData);
  const ogUrlTarget = await resolveOgUrl(
    { url, metadata },
    (page) => metaContent(page, 'og:url'),
    (ogUrl) => fetchOgUrlPage(ogUrl, context),
  );
  const imageUrls = new Set(
    [metadata, ...(ogUrlTarget.state === 'other-page' ? [ogUrlTarget.metadata] : [])].flatMap(
      linkCardImageUrls,
    ),
  );
  const imagesByUrl = new Map(
    await Promise.all(
      [...imageUrls].map(
        async (imageUrl) => [imageUrl, await fetchLinkCardImage(imageUrl, context)] as const,
      ),
    ),
  );
  return {
    locale,
    response: responseDetails(fetched),
    metadata,
    search: searchResult(metadata, { url, status, blocks }),
    cards: linkCards(metadata, url, (imageUrl) => imagesByUrl.get(imageUrl), ogUrlTarget),
    blocks,
  };
}

/** Returns a fetched page without its body and target, which the preview does not show. */
export function responseDetails({
  body: _body,
  target: _target,
  ...details
}: FetchedPage): PagePreview['response'] {
  return details;
}

/**
 * Fetches the page at an `og:url`. Returns the status of a response that is not a page; null for a URL outside the shops, and when a
 * redirect is not followed; or why it could not be fetched.
 */
async function fetchOgUrlPage(
  url: string,
  context: PreviewContext,
): Promise<{ url: string; metadata: PageMetadata } | number | FetchFailure | null> {
  const target = readShopUrl(url, context);
  if (typeof target === 'string') return null;
  const fetched = await tryFetchPage(target, context, isHtml);
  if (typeof fetched === 'string') return fetched;
  const { status, headers, body, unfollowedRedirect, url: finalUrl } = fetched;
  if (unfollowedRedirect) return null;
  const isPage = status === 200 && isHtml(headers['content-type'] ?? '');
  return isPage ? { url: finalUrl, metadata: readPageMetadata(body.toString('utf8')) } : status;
}

async function fetchLinkCardImage(url: string, context: PreviewContext): Promise<LinkCardImage> {
  const target = readShopUrl(url, context);
  if (typeof target === 'string') return { state: 'external' };
  const fetched = await tryFetchPage(target, context, (type) => type.startsWith('image/'));
  if (typeof fetched === 'string') return { state: 'unread', failure: fetched };
  const { status, body, unfollowedRedirect } = fetched;
  if (unfollowedRedirect || status !== 200) return { state: 'missing', status };
  try {
    const { width, height } = await sharp(body).metadata();
    const src = target.shop.id === context.currentShop.id ? target.path : target.shop.origin + target.path;
    return { state: 'ok', src, bytes: body.length, width, height };
  } catch {
    return { state: 'invalid' };
  }
}
