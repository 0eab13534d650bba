import { sql } from 'drizzle-orm';
import { bigint, date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Costs of campaigns by day, uploaded by the marketer. */
export const campaignCost = pgTable(
  'campaign_cost',
  {
    date: date({ mode: 'string' }).notNull(),
    source: text().notNull(),
    campaign: text().notNull(),
    /** In minor units of `currency`; the column has its original name. */
    costMinor: bigint('cents', { mode: 'number' }).notNull(),
    currency: text().notNull(),
  },
  (table) => [uniqueIndex('campaign_cost_key').on(table.date, sql`lower(source)`, sql`lower(campaign)`)],
);
