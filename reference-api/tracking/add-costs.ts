import type { z } from 'zod';
import type { CampaignMetrics, CampaignReport } from '../../contract/campaigns.ts';
import { toCurrencyUnits } from '../../contract/currency.ts';
import type { CampaignCost } from './campaign-costs.ts';

/** Parts of a report that costs are added to. */
type ReportWithCosts = Pick<z.input<typeof CampaignReport>, 'total' | 'campaigns' | 'days'>;
type Metrics = z.input<typeof CampaignMetrics>;

/** Visits of a campaign in one medium, with names in lower case. */
export interface MediumVisits {
  source: string;
  medium: string;
  campaign: string;
  landings: number;
}

/**
 * Adds costs to a report: in total, by campaign and by day. A cost has no medium, so it is divided among the media of its campaign
 * in proportion to their visits. A cost without any visit gets a row of its own.
 * @param filter limits the costs to one source, medium or campaign
 * @param currency of report and costs
 * @param noMetrics metrics of a row without visits
 */
export function addCosts<Report extends ReportWithCosts>(
  report: Report,
  costs: readonly CampaignCost[],
  visits: readonly MediumVisits[],
  filter: Partial<Record<'source' | 'medium' | 'campaign', string>>,
  currency: string,
  noMetrics: Metrics,
): Report {
  const toUnits = (cost: number) => toCurrencyUnits(Math.round(cost), currency);
  const shares = costs
    .filter((cost) => matches(filter.source, cost.source) && matches(filter.campaign, cost.campaign))
    .flatMap((cost) => sharesOf(cost, visits).filter(({ medium }) => matches(filter.medium, medium)));
  if (shares.length === 0) return report;
  const unmatchedShares = new Set(shares);
  const campaigns = report.campaigns.map((row) => {
    const share = shares.find((candidate) => keyOf(candidate) === keyOf(row));
    if (share) unmatchedShares.delete(share);
    return { ...row, cost: share ? toUnits(share.cost) : null };
  });
  const costByDay = new Map<string, number>();
  for (const { days } of shares)
    for (const { day, cost } of days) costByDay.set(day, (costByDay.get(day) ?? 0) + cost);
  const days = report.days.map((row) => {
    const cost = costByDay.get(row.day);
    return { ...row, cost: cost === undefined ? null : toUnits(cost) };
  });
  const knownDays = new Set(days.map(({ day }) => day));
  return {
    ...report,
    total: { ...report.total, cost: toUnits(sum(shares.map(({ cost }) => cost))) },
    campaigns: [
      ...campaigns,
      ...[...unmatchedShares].map(({ source, medium, campaign, cost }) => ({
        ...noMetrics,
        source,
        medium,
        campaign,
        cost: toUnits(cost),
      })),
    ],
    days: [
      ...days,
      ...[...costByDay]
        .filter(([day]) => !knownDays.has(day))
        .map(([day, cost]) => ({ ...noMetrics, day, cost: toUnits(cost) })),
    ],
  };
}

/** Medium of a cost without visits: the value that `touchpointValues` stores for a missing medium. */
const noMedium = 'organic';

/** Part of a cost that falls to one medium, in minor units, not rounded yet. */
interface CostShare extends CampaignCost {
  medium: string;
  cost: number;
}

/** Divides a cost among the media of its campaign. */
function sharesOf(cost: CampaignCost, visits: readonly MediumVisits[]): CostShare[] {
  const visitsOfCampaign = visits.filter(
    ({ source, campaign }) =>
      source === cost.source.toLowerCase() && campaign === cost.campaign.toLowerCase(),
  );
  const totalLandings = sum(visitsOfCampaign.map(({ landings }) => landings));
  const createShare = (medium: string, fraction: number): CostShare => {
    const days = cost.days.map((day) => ({ ...day, cost: day.cost * fraction }));
    return { ...cost, medium, days, cost: sum(days.map((day) => day.cost)) };
  };
  if (visitsOfCampaign.length === 0) return [createShare(noMedium, 1)];
  return visitsOfCampaign.map(({ medium, landings }) =>
    createShare(medium, totalLandings === 0 ? 1 / visitsOfCampaign.length : landings / totalLandings),
  );
}

function keyOf({ source, medium, campaign }: Record<'source' | 'medium' | 'campaign', string>): string {
  return JSON.stringify([source, medium, campaign].map((name) => name.toLowerCase()));
}

function matches(filterValue: string | undefined, value: string): boolean {
  return filterValue === undefined || filterValue.toLowerCase() === value.toLowerCase();
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
