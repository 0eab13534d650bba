import type { useTranslations } from 'next-intl';
import { reportLabels } from '@/lib/site/campaigns/report-labels';
import type { CampaignKey } from '@/lib/site/campaigns/report-query';

/**
 * Returns the name of a campaign, and its `source / medium`. For visits without a campaign, these are their label and channel
 * (`ReportLabels.campaignTexts`).
 * @param t translates the namespace `campaigns`
 */
export function campaignText(
  t: ReturnType<typeof useTranslations<'campaigns'>>,
  campaign: CampaignKey,
): { name: string; sourceMedium: string } {
  const [name, source, medium] = reportLabels(t).campaignTexts(campaign);
  return { name, sourceMedium: [source, medium].filter(Boolean).join(' / ') };
}
