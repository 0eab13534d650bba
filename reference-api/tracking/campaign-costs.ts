import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CampaignCosts } from '../../contract/campaigns.ts';
import { toMinorUnits } from '../../contract/currency.ts';
import { type Orm, queryRows } from '../db/database.ts';
import { campaignCost } from '../db/schema/campaign-costs.ts';

type CostRow = z.output<typeof CampaignCosts>['rows'][number];

/** Saves costs. A row replaces the older one of the same date, source and campaign. Returns the number of saved rows. */
export async function saveCampaignCosts(orm: Orm, rows: CostRow[]): Promise<number> {
  // The last of several rows with the same key wins.
  const byKey = new Map(
    rows.map((row) => [
      JSON.stringify([row.date, row.source.toLowerCase(), row.campaign.toLowerCase()]),
      row,
    ]),
  );
  const records = [...byKey.values()].map((row) => ({
    ...row,
    cents: toMinorUnits(row.cost, row.currency),
  }));
  await orm.execute(sql`
    INSERT INTO ${campaignCost} (date, source, campaign, cents, currency)
    SELECT DISTINCT ON (date, lower(source), lower(campaign)) date, source, campaign, cents, currency
    FROM json_to_recordset(${JSON.stringify(records)}::json)
      AS entries (date date, source text, campaign text, cents bigint, currency text)
    ON CONFLICT (date, lower(source), lower(campaign))
      DO UPDATE SET source = excluded.source, campaign = excluded.campaign, cents = excluded.cents, currency = excluded.currency`);
  return records.length;
}

/** Cost of a campaign on each day of a range. */
export interface CampaignCost {
  source: string;
  campaign: string;
  /** `cost` in minor units. */
  days: { day: string; cost: number }[];
}

/** Loads the costs from one day to another, both included, in one currency, by source and campaign. */
export function loadCampaignCosts(
  orm: Orm,
  { from, to, currency }: { from: string; to: string; currency: string },
): Promise<CampaignCost[]> {
  return queryRows<CampaignCost>(
    orm,
    sql`
      SELECT min(source) AS source, min(campaign) AS campaign,
        json_agg(json_build_object('day', to_char(date, 'YYYY-MM-DD'), 'cost', cents) ORDER BY date) AS days
      FROM ${campaignCost}
      WHERE date BETWEEN ${from}::date AND ${to}::date AND currency = ${currency}
      GROUP BY lower(source), lower(campaign) ORDER BY lower(source), lower(campaign)`,
  );
}
