import { useTranslations } from 'next-intl';
import type { Campaign, CampaignReport } from '@/lib/campaigns/report';
import { reportWords } from '@/lib/campaigns/words';
import { Funnel } from './funnel.tsx';

const mostShown = 5;
const grid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

/** A funnel of all visits and one of each campaign; those of the less fruitful ones are folded away. */
export function Funnels({ report: { total, campaigns, currency } }: { report: CampaignReport }) {
  const t = useTranslations('campaigns');
  const words = reportWords(t);
  const funnelOf = (row: Campaign) => {
    const [name, ...origin] = words.campaign(row);
    return (
      <Funnel
        key={JSON.stringify([name, ...origin])}
        name={name}
        origin={origin.filter(Boolean).join(' / ')}
        figures={row}
        currency={currency}
      />
    );
  };
  if (campaigns.length === 1) return <div className={grid}>{campaigns.map(funnelOf)}</div>;
  const folded = campaigns.slice(mostShown);
  return (
    <>
      <div className={grid}>
        <Funnel name={t('allVisits')} figures={total} currency={currency} />
        {campaigns.slice(0, mostShown).map(funnelOf)}
      </div>
      {folded.length > 0 && (
        <details className="min-w-0">
          <summary className="link mb-3 inline-block py-2">
            {t('allFunnels', { count: folded.length })}
          </summary>
          <div className={grid}>{folded.map(funnelOf)}</div>
        </details>
      )}
    </>
  );
}
