import { campaignCalls } from '../calls.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { sendCall } from './send-call.ts';

/** Checks that campaign costs are rejected without the key. Saves no costs. */
export async function* checkCampaignCosts(base: string): AsyncGenerator<ConformanceResult> {
  const row = { date: '2026-01-01', source: 'check', campaign: 'check', cost: 1, currency: 'EGP' };
  const { violations, isMissing } = await sendCall(base, campaignCalls.uploadCosts, 'en', {
    body: { rows: [row] },
    expectedError: { statuses: [401, 403] },
  });
  yield {
    name: `POST ${campaignCalls.uploadCosts.path} without the key`,
    violations: isMissing ? ['responded that it does not exist'] : violations,
  };
}
