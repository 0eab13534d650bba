import 'server-only';
import { defaultLocale, type Locale, locales } from '@/lib/platform/i18n/routing';
import { consumeRateLimit } from '@/lib/platform/process/rate-limit';
import { BusyError, limitConcurrency } from '@/lib/platform/process/semaphore';
import { settings } from '@/lib/platform/settings/settings';
import { allTenants, type TenantWithOrigin } from '@/lib/platform/tenant/server';
import { localePath } from '@/lib/platform/urls/paths';
import { organicUtm, readUtm, type Utm } from '@/lib/shopper/tracking/utm';
import { withoutPrefix } from '@/lib/site/routing/internal-url';
import { type CampaignFinding, campaignFindings } from './campaign-findings.ts';
import { type FetchFailure, fetchPage, PageFetchError, tryFetchPage } from './fetch-page.ts';
import type { Finding } from './finding.ts';
import {
  isHtml,
  type PagePreview,
  type PreviewContext,
  previewPage,
  responseDetails,
} from './page-preview.ts';
import { readShopUrl, type ShopUrl, type UrlRejection } from './shop-url.ts';

/** A URL as search engines and networks see it: its page in every language. */
export interface Preview {
  /** Requested absolute URL. */
  url: string;
  /** Final URL after redirects. */
  finalUrl: string;
  /** Empty when the URL leads to no page. */
  pages: PagePreview[];
  /** Other language of the page if it could not be fetched, with the reason. */
  failedPages: { locale: Locale; failure: FetchFailure }[];
  /** Campaign that a visit would record, and findings about its parameters. */
  campaign: { recorded: Utm; findings: Finding<CampaignFinding>[] };
  /** Response that is no page: another type than HTML, or a redirect that is not followed; null otherwise. */
  nonPage: { response: PagePreview['response']; type: string } | null;
}

/** Why there is no preview; the texts are below `preview.failures`. */
export type PreviewFailure = UrlRejection | FetchFailure | 'busy';

const rateLimit = { key: 'previews', max: 120, windowMs: 60_000 };
const maxConcurrency = 2;
const maxQueueLength = 6;
const runLimited = limitConcurrency(maxConcurrency, maxQueueLength);

/** Previews a URL of this installation's shops, or returns the reason for a failure. */
export async function createPreview(
  pastedUrl: string,
  tenant: TenantWithOrigin,
): Promise<Preview | PreviewFailure> {
  const context = { shops: allTenants(), currentShop: tenant, ownPort: settings().port };
  const requested = readShopUrl(pastedUrl, context);
  if (typeof requested === 'string') return requested;
  const waitMs = await consumeRateLimit(rateLimit);
  if (waitMs > 0) return 'busy';
  try {
    return await runLimited(() => previewUrl(requested, fragmentOf(pastedUrl), context));
  } catch (error) {
    if (error instanceof PageFetchError) return error.failure;
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

async function previewUrl(requested: ShopUrl, fragment: string, context: PreviewContext): Promise<Preview> {
  const url = requested.shop.origin + requested.path;
  const requestedPage = await fetchPage(requested, context, isHtml);
  const campaign = {
    recorded: readUtm(new URL(requestedPage.url).search) ?? organicUtm,
    findings: campaignFindings({
      url,
      fragment,
      finalUrl: requestedPage.url,
      redirectCount: requestedPage.redirects.length,
    }),
  };
  const type = requestedPage.headers['content-type'] ?? '';
  const common = { url, finalUrl: requestedPage.url, campaign };
  if (requestedPage.unfollowedRedirect || !isHtml(type))
    return {
      ...common,
      pages: [],
      failedPages: [],
      nonPage: { response: responseDetails(requestedPage), type },
    };
  const requestedLocale = localeOf(requestedPage.target.path);
  const failedPages: Preview['failedPages'] = [];
  const pages = await Promise.all(
    locales.map(async (locale) => {
      if (locale === requestedLocale) return previewPage(requestedPage, locale, context);
      const target = { ...requestedPage.target, path: pathInLocale(locale, requestedPage.target.path) };
      const fetched = await tryFetchPage(target, context, isHtml);
      if (typeof fetched === 'string') {
        failedPages.push({ locale, failure: fetched });
        return null;
      }
      const isPage = !fetched.unfollowedRedirect && isHtml(fetched.headers['content-type'] ?? '');
      return isPage ? previewPage(fetched, locale, context) : null;
    }),
  );
  return { ...common, pages: pages.filter((page) => page !== null), failedPages, nonPage: null };
}

function localeOf(path: string): Locale {
  return locales.find((locale) => pathInLocale(locale, path) === path) ?? defaultLocale;
}

/** Returns a public path with its query in another language. */
function pathInLocale(locale: Locale, path: string): string {
  const { pathname, search } = new URL(path, 'http://shop.invalid');
  return localePath(locale, withoutPrefix(pathname)) + search;
}

/** Returns the fragment of a pasted URL with its `#`. A {@link ShopUrl} has no fragment, because browsers do not send fragments. */
function fragmentOf(text: string): string {
  return /#.*/s.exec(text)?.[0] ?? '';
}
