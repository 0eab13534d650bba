import type { useTranslations } from 'next-intl';
import { reportLabels } from '@/lib/site/campaigns/report-labels';
import type { CampaignRef } from '@/lib/site/campaigns/report-query';

/**
 * Returns the label of a campaign: its name, and `source / medium`. For visits without a campaign, the name says so, and `sourceMedium` is
 * their channel (`ReportLabels.campaignTexts`).
 * @param t translates the namespace `campaigns`
 */
export function campaignLabel(
  t: ReturnType<typeof useTranslations<'campaigns'>>,
  campaign: CampaignRef,
): { name: string; sourceMedium: string } {
  const [name, source, medium] = reportLabels(t).campaignTexts(campaign);
  return { name, sourceMedium: [source, medium].filter(Boolean).join(' / ') };
}
