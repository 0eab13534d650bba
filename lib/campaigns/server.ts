import 'server-only';
import { campaignPaths } from '@/contract/paths';
import { readCampaignReport } from '@/lib/campaigns/wire/campaign-report';
import type { Locale } from '@/lib/i18n/routing';
import { settings } from '@/lib/settings/settings';
import { call } from '@/lib/upstream/call';
import { UpstreamError } from '@/lib/upstream/failure';
import type { FailureKind } from '@/lib/upstream/failure-kind';
import { log } from '@/lib/upstream/log';
import { reader } from '@/lib/upstream/reader';
import { type Question, questionQuery } from './question.ts';
import type { CampaignReport } from './report.ts';
import { isSession } from './session.ts';

/** A report of a month with a million events takes longer than a page may. */
const patienceMs = 60_000;

export type Loaded = { report: CampaignReport } | { failure: FailureKind };

/** The key to the report, when there is one and a cookie proves to have been made with it; null for everybody else. */
export function keyOf(cookie: string | undefined): string | null {
  const { campaignsKey } = settings();
  return campaignsKey !== undefined && isSession(cookie, campaignsKey, Date.now()) ? campaignsKey : null;
}

/**
 * Asks the API what campaigns brought, or why it did not say: `not-found` is an API without such a call, `rejected` one with
 * another key.
 */
export async function fetchReport(
  question: Question,
  asked: { key: string; locale: Locale; utcOffset: number; currency: string },
): Promise<Loaded> {
  const path = `${campaignPaths.campaigns}?${questionQuery(question)}&utcOffset=${asked.utcOffset}&currency=${asked.currency}`;
  try {
    const payload = await call(
      {
        method: 'GET',
        path,
        headers: { 'x-campaigns-key': asked.key },
        timeoutMs: patienceMs,
        isAnew: true,
        expects: { fields: ['total', 'campaigns'] },
      },
      asked.locale,
    );
    if (payload === null) return { failure: 'not-found' };
    const report = readCampaignReport(payload, reader);
    if (report === null) return { failure: 'unreadable' };
    // An upstream that cannot count one campaign alone counts all of them.
    const isAboutMore = question.campaign !== undefined && report.campaigns.length > 1;
    return isAboutMore ? { failure: 'not-found' } : { report };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ error: error.message }, 'what campaigns brought could not be had');
    return { failure: error.kind };
  }
}
