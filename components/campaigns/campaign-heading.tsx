import { useTranslations } from 'next-intl';
import { type CampaignRef, type ReportQuery, reportQueryString } from '@/lib/site/campaigns/report-query';
import { campaignLabel } from './campaign-label.ts';

interface CampaignHeadingProps {
  query: ReportQuery;
  campaign: CampaignRef;
}

/** Heading of a report on a single campaign, with a link to the report on all campaigns. */
export function CampaignHeading({ query, campaign }: CampaignHeadingProps) {
  const t = useTranslations('campaigns');
  const { name, sourceMedium } = campaignLabel(t, campaign);
  return (
    <div>
      <h2 className="title text-4xl wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      <p className="text-muted wrap-anywhere">
        <bdi>{sourceMedium}</bdi>
      </p>
      <a href={`?${reportQueryString({ ...query, campaign: undefined })}`} className="link inline-block py-2">
        {t('allCampaigns')}
      </a>
    </div>
  );
}
