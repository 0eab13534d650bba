import { type CampaignReport, counts } from '@/lib/campaigns/report';
import { useFigures } from './use-figures.ts';

/** What all visits together brought. */
export function Totals({ report: { total, currency } }: { report: CampaignReport }) {
  const { nameOf, written } = useFigures(currency);
  return (
    <dl className="grid grid-cols-2 gap-px border border-sand bg-sand md:grid-cols-4">
      {(['revenue', 'orders', ...counts.filter((name) => name !== 'orders')] as const).map((name) => (
        <div key={name} className="bg-paper p-4 first:col-span-2 md:first:col-span-2 lg:p-5">
          <dt className="text-sm text-muted">{nameOf(name)}</dt>
          <dd className="title mt-1 text-3xl lg:text-4xl">{written(name, total[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
