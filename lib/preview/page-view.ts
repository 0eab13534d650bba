import 'server-only';
import sharp from 'sharp';
import type { Locale } from '@/lib/i18n/routing';
import { checkBlocks, type DataBlock } from '@/lib/seo/structured/check';
import { type Head, metaOf, readHead } from './head.ts';
import { imagesOf, type LinkCard, linkCards } from './link-cards.ts';
import { type KnownShop, readOwnAddress } from './own-address.ts';
import type { Picture } from './picture.ts';
import { type SearchResult, searchResult } from './search-result.ts';
import { sharedPage } from './shared-page.ts';
import { type Visit, visit } from './visit.ts';

/** A page in one language, as everybody but its readers sees it. */
export interface PageView {
  locale: Locale;
  visit: Omit<Visit, 'body' | 'place'>;
  head: Head;
  search: SearchResult;
  cards: LinkCard[];
  blocks: DataBlock[];
}

/** What a look at the shop's own addresses needs to know. */
export interface LookContext {
  shops: readonly KnownShop[];
  current: KnownShop;
  ownPort: number;
}

export const isPage = (type: string) => type.startsWith('text/html');

/** Reads a page that was visited, the page that it names for sharing, and the pictures of both. */
export async function viewOf(visited: Visit, locale: Locale, context: LookContext): Promise<PageView> {
  const { address, status, body } = visited;
  const head = readHead(body.toString('utf8'));
  const blocks = checkBlocks(head.data);
  const shared = await sharedPage(
    { address, head },
    (page) => metaOf(page, 'og:url'),
    (named) => pageAt(named, context),
  );
  const images = new Set([head, ...(shared.state === 'other' ? [shared.head] : [])].flatMap(imagesOf));
  const pictures = new Map(
    await Promise.all([...images].map(async (image) => [image, await pictureAt(image, context)] as const)),
  );
  return {
    locale,
    visit: withoutBody(visited),
    head,
    search: searchResult(head, { address, status, blocks }),
    cards: linkCards(head, address, (image) => pictures.get(image), shared),
    blocks,
  };
}

/** How a page answered. */
export function withoutBody({ body: _body, place: _place, ...rest }: Visit): PageView['visit'] {
  return rest;
}

/** The page at an address that another names; its status where it is none, null where it is not looked at. */
async function pageAt(
  address: string,
  context: LookContext,
): Promise<{ address: string; head: Head } | number | null> {
  const place = readOwnAddress(address, context);
  if (typeof place === 'string') return null;
  const { status, headers, body, stopped, address: reached } = await visit(place, context, isPage);
  if (stopped) return null;
  const isThere = status === 200 && isPage(headers['content-type'] ?? '');
  return isThere ? { address: reached, head: readHead(body.toString('utf8')) } : status;
}

async function pictureAt(address: string, context: LookContext): Promise<Picture> {
  const place = readOwnAddress(address, context);
  if (typeof place === 'string') return { state: 'elsewhere' };
  const { status, body, stopped } = await visit(place, context, (type) => type.startsWith('image/'));
  if (stopped || status !== 200) return { state: 'missing', status };
  try {
    const { width, height } = await sharp(body).metadata();
    const src = place.shop.id === context.current.id ? place.path : place.shop.origin + place.path;
    return { state: 'there', src, bytes: body.length, width, height };
  } catch {
    return { state: 'noPicture' };
  }
}
