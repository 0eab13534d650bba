import { useTranslations } from 'next-intl';
import type { Campaign, CampaignReport } from '@/lib/site/campaigns/report';
import { campaignLabel } from './campaign-label.ts';
import { Funnel } from './funnel.tsx';

const maxVisibleCampaigns = 5;
const gridClass = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

/** Funnels of all visits and of each campaign; all but the top campaigns are collapsed. */
export function Funnels({ report: { total, campaigns, currency } }: { report: CampaignReport }) {
  const t = useTranslations('campaigns');
  const renderFunnel = (row: Campaign) => {
    const { name, sourceMedium } = campaignLabel(t, row);
    return (
      <Funnel
        key={JSON.stringify([name, sourceMedium])}
        name={name}
        sourceMedium={sourceMedium}
        metrics={row}
        currency={currency}
      />
    );
  };
  // A single campaign has all visits, so the funnel of all visits would be the same.
  if (campaigns.length === 1) return <div className={gridClass}>{campaigns.map(renderFunnel)}</div>;
  const collapsedCampaigns = campaigns.slice(maxVisibleCampaigns);
  return (
    <>
      <div className={gridClass}>
        <Funnel name={t('allVisits')} metrics={total} currency={currency} />
        {campaigns.slice(0, maxVisibleCampaigns).map(renderFunnel)}
      </div>
      {collapsedCampaigns.length > 0 && (
        <details className="min-w-0">
          <summary className="link mb-3 inline-block py-2">
            {t('allFunnels', { count: collapsedCampaigns.length })}
          </summary>
          <div className={gridClass}>{collapsedCampaigns.map(renderFunnel)}</div>
        </details>
      )}
    </>
  );
}
