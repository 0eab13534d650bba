import 'server-only';
import sharp from 'sharp';
import { localePath } from '@/lib/address/address';
import { type Locale, locales } from '@/lib/i18n/routing';
import { BusyError, limited } from '@/lib/queue/limited';
import { publicPath } from '@/lib/routing/public-address';
import { checkBlocks, type DataBlock } from '@/lib/seo/structured/check';
import { settings } from '@/lib/settings/settings';
import { allTenants, type CurrentTenant } from '@/lib/tenant/server';
import { organicUtm, readUtm, type Utm } from '@/lib/tracking/utm';
import { countAttempt } from '@/lib/upstream/count-attempt';
import { type CampaignNote, campaignNotes } from './campaign-notes.ts';
import { type Head, metaOf, readHead } from './head.ts';
import { imagesOf, type LinkCard, linkCards } from './link-cards.ts';
import type { Note } from './notes.ts';
import { type KnownShop, type OwnAddress, type Refusal, readOwnAddress } from './own-address.ts';
import type { Picture } from './picture.ts';
import { type SearchResult, searchResult } from './search-result.ts';
import { sharedPage } from './shared-page.ts';
import { type Visit, VisitError, type VisitFailure, visit } from './visit.ts';

/** A page in one language, as everybody but its readers sees it. */
export interface PageView {
  locale: Locale;
  visit: Omit<Visit, 'body' | 'place'>;
  head: Head;
  search: SearchResult;
  cards: LinkCard[];
  blocks: DataBlock[];
}

export interface Preview {
  /** The address that was asked for, made whole, and the one it led to. */
  address: string;
  landing: string;
  views: PageView[];
  /** What would be recorded of a visit, and what is odd about the campaign in the address. */
  campaign: { recorded: Utm; notes: Note<CampaignNote>[] };
  /** What was found instead of a page. */
  noPage: { visit: PageView['visit']; type: string } | null;
}

export type PreviewFailure = Refusal | VisitFailure | 'busy';

const previews = { key: 'previews', most: 120, spanMs: 60_000 };
const inTurn = limited(2, 6);

/** Looks at an address of this installation's shops as the world sees it, or says why not. */
export async function previewOf(text: string, tenant: CurrentTenant): Promise<Preview | PreviewFailure> {
  const context = { shops: allTenants(), current: tenant, ownPort: settings().port };
  const asked = readOwnAddress(text, context);
  if (typeof asked === 'string') return asked;
  if ((await countAttempt(previews)) > 0) return 'busy';
  try {
    return await inTurn(() => look(asked, hashOf(text), context));
  } catch (error) {
    if (error instanceof VisitError) return error.failure;
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

interface Context {
  shops: readonly KnownShop[];
  current: KnownShop;
  ownPort: number;
}

const isPage = (type: string) => type.startsWith('text/html');

async function look(asked: OwnAddress, hash: string, context: Context): Promise<Preview> {
  const address = asked.shop.origin + asked.path;
  const first = await visit(asked, context, isPage);
  const campaign = {
    recorded: readUtm(new URL(first.address).search) ?? organicUtm,
    notes: campaignNotes({ address, hash, landing: first.address, redirects: first.redirects.length }),
  };
  const type = first.headers['content-type'] ?? '';
  const result = { address, landing: first.address, campaign };
  if (first.stopped || !isPage(type)) return { ...result, views: [], noPage: { visit: facts(first), type } };
  const own = localeOf(first.place.path);
  const views = await Promise.all(
    locales.map(async (locale) => {
      if (locale === own) return viewOf(first, locale, context);
      const place = { ...first.place, path: inLanguage(locale, first.place.path) };
      const visited = await visit(place, context, isPage);
      const isThere = !visited.stopped && isPage(visited.headers['content-type'] ?? '');
      return isThere ? viewOf(visited, locale, context) : null;
    }),
  );
  return { ...result, views: views.filter((view) => view !== null), noPage: null };
}

async function viewOf(visited: Visit, locale: Locale, context: Context): Promise<PageView> {
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
    visit: facts(visited),
    head,
    search: searchResult(head, { address, status, blocks }),
    cards: linkCards(head, address, (image) => pictures.get(image), shared),
    blocks,
  };
}

function facts({ body: _body, place: _place, ...rest }: Visit): PageView['visit'] {
  return rest;
}

/** The page at an address that another names; its status where it is none, null where it is not looked at. */
async function pageAt(
  address: string,
  context: Context,
): Promise<{ address: string; head: Head } | number | null> {
  const place = readOwnAddress(address, context);
  if (typeof place === 'string') return null;
  const { status, headers, body, stopped, address: reached } = await visit(place, context, isPage);
  if (stopped) return null;
  const isThere = status === 200 && isPage(headers['content-type'] ?? '');
  return isThere ? { address: reached, head: readHead(body.toString('utf8')) } : status;
}

async function pictureAt(address: string, context: Context): Promise<Picture> {
  const place = readOwnAddress(address, context);
  if (typeof place === 'string') return { state: 'elsewhere' };
  const { status, body, stopped } = await visit(place, context, (type) => type.startsWith('image/'));
  if (stopped || status !== 200) return { state: 'missing', status };
  try {
    const { width = 0, height = 0 } = await sharp(body).metadata();
    const src = place.shop.id === context.current.id ? place.path : place.shop.origin + place.path;
    return { state: 'there', src, bytes: body.length, width, height };
  } catch {
    return { state: 'noPicture' };
  }
}

function localeOf(path: string): Locale {
  const { pathname } = new URL(path, 'http://shop.invalid');
  return locales.find((locale) => localePath(locale, publicPath(pathname, undefined)) === pathname) ?? 'en';
}

function inLanguage(locale: Locale, path: string): string {
  const { pathname, search } = new URL(path, 'http://shop.invalid');
  return localePath(locale, publicPath(pathname, undefined)) + search;
}

/** What stands behind `#`, which browsers keep to themselves. */
function hashOf(text: string): string {
  return /#.*/s.exec(text)?.[0] ?? '';
}
