import 'server-only';
import { localePath } from '@/lib/address/address';
import { type Locale, locales } from '@/lib/i18n/routing';
import { BusyError, limited } from '@/lib/queue/limited';
import { publicPath } from '@/lib/routing/public-address';
import { settings } from '@/lib/settings/settings';
import { allTenants, type CurrentTenant } from '@/lib/tenant/server';
import { organicUtm, readUtm, type Utm } from '@/lib/tracking/utm';
import { countAttempt } from '@/lib/upstream/count-attempt';
import { type CampaignNote, campaignNotes } from './campaign-notes.ts';
import type { Note } from './notes.ts';
import { type OwnAddress, type Refusal, readOwnAddress } from './own-address.ts';
import { isPage, type LookContext, type PageView, viewOf, withoutBody } from './page-view.ts';
import { VisitError, type VisitFailure, visit } from './visit.ts';

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

async function look(asked: OwnAddress, hash: string, context: LookContext): Promise<Preview> {
  const address = asked.shop.origin + asked.path;
  const first = await visit(asked, context, isPage);
  const campaign = {
    recorded: readUtm(new URL(first.address).search) ?? organicUtm,
    notes: campaignNotes({ address, hash, landing: first.address, redirects: first.redirects.length }),
  };
  const type = first.headers['content-type'] ?? '';
  const result = { address, landing: first.address, campaign };
  if (first.stopped || !isPage(type))
    return { ...result, views: [], noPage: { visit: withoutBody(first), type } };
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
