import 'server-only';
import { campaignPaths } from '@/contract/paths';
import type { Locale } from '@/lib/platform/i18n/routing';
import { log } from '@/lib/platform/process/log';
import { settings } from '@/lib/platform/settings/settings';
import type { FailureKind } from '@/lib/platform/upstream/call-error';
import { serverReadContext } from '@/lib/platform/upstream/server-read-context';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import { fetchUpstream } from '@/lib/platform/upstream/upstream-read';
import { readCampaignReport } from '@/lib/site/campaigns/wire/campaign-report';
import type { CostRow } from './costs-csv.ts';
import type { CampaignReport } from './report.ts';
import { type ReportQuery, reportQueryString } from './report-query.ts';
import { isOpenSession } from './session.ts';

/** Longer than the timeout of other calls, because a month can have a million events. */
const reportTimeoutMs = 60_000;

export type ReportResult = { report: CampaignReport } | { failure: FailureKind };

/** Returns the key of the campaign report (`CAMPAIGNS_KEY`) when the cookie is that of an open session, else null. */
export async function keyOfOpenSession(cookie: string | undefined): Promise<string | null> {
  const { campaignsKey } = settings();
  const isOpen = campaignsKey !== undefined && (await isOpenSession(cookie, campaignsKey, Date.now()));
  return isOpen ? campaignsKey : null;
}

/**
 * Fetches a campaign report. The failure is `not-found` when the API has no such call or cannot filter by the campaign of the query, and
 * `rejected` when it expects another key.
 * @param options `utcOffset` is in minutes
 */
export async function fetchReport(
  query: ReportQuery,
  options: { key: string; locale: Locale; utcOffset: number; currency: string },
): Promise<ReportResult> {
  const path = `${campaignPaths.campaigns}?${reportQueryString(query)}&utcOffset=${options.utcOffset}&currency=${options.currency}`;
  try {
    const payload = await fetchUpstream(
      {
        method: 'GET',
        path,
        headers: { 'x-campaigns-key': options.key },
        timeoutMs: reportTimeoutMs,
        skipFailureCache: true,
        expects: { anyField: ['total', 'campaigns'] },
      },
      options.locale,
    );
    if (payload === null) return { failure: 'not-found' };
    const report = readCampaignReport(payload, serverReadContext);
    if (report === null) return { failure: 'unreadable' };
    // An API that cannot filter by campaign returns all campaigns.
    const ignoresCampaign = query.campaign !== undefined && report.campaigns.length > 1;
    return ignoresCampaign ? { failure: 'not-found' } : { report };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ error: error.message }, 'campaign report could not be fetched');
    return { failure: error.kind };
  }
}

/**
 * Saves costs of campaigns. Returns null on success, else the failure: `unsupported` when the API has no such call. A row replaces an
 * earlier row of its date, source and campaign, so that sending rows twice does no harm.
 */
export async function saveCosts(
  rows: readonly CostRow[],
  key: string,
  locale: Locale,
): Promise<'unsupported' | 'rejected' | 'failed' | null> {
  try {
    const payload = await fetchUpstream(
      {
        method: 'POST',
        path: campaignPaths.uploadCosts,
        body: { rows },
        headers: { 'x-campaigns-key': key },
        skipFailureCache: true,
        expects: { anyField: ['saved'] },
      },
      locale,
    );
    return payload === null ? 'unsupported' : null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // A success status means that the rows were saved, whatever the body is.
    if (error.kind === 'unreadable') return null;
    log.warn({ error: error.message }, 'campaign costs could not be saved');
    return error.kind === 'rejected' ? 'rejected' : 'failed';
  }
}
