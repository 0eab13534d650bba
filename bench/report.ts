import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Orm } from '../reference-api/db/database.ts';
import { openPostgres } from '../reference-api/db/open-postgres.ts';
import { findPostgres, runPostgres } from '../reference-api/testing/run-postgres.ts';
import { queryCampaignReport } from '../reference-api/tracking/campaign-report.ts';
import { describeMachine } from './support/machine.ts';
import { markdownTable } from './support/markdown-table.ts';
import { median } from './support/percentile.ts';

const { values: options } = parseArgs({
  options: { events: { type: 'string', default: '1000000' }, runs: { type: 'string', default: '3' } },
});
const dayMs = 86_400_000;
const daysWithEvents = 365;
const reportLengthsInDays = [7, 30, 90, 180];

const postgresFolder = findPostgres();
if (!postgresFolder) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'rida-report-'));
const server = await runPostgres(postgresFolder, folder);
const database = await openPostgres(server.url, async () => {});
try {
  await insertEvents(database.orm, Number(options.events));
  const rows: (string | number)[][] = [];
  for (const days of reportLengthsInDays) {
    rows.push([days, ...(await measureReport(database.reader, days))]);
  }
  process.stdout.write(`${describeMachine()}; ${options.events} events in ${daysWithEvents} days\n`);
  process.stdout.write(markdownTable(['days', 'landings', 'campaigns', 'report, ms'], rows));
} finally {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true });
}

/** Inserts events of a year, spread evenly over 40 campaigns and 60 pages; each visit has five events. */
async function insertEvents(orm: Orm, count: number): Promise<void> {
  const batchSize = 100_000;
  for (let first = 0; first < count; first += batchSize) {
    await orm.execute(`
      INSERT INTO event (type, session_id, page_path, first_touch, last_touch, first_channel, last_channel, vitals, occurred_at)
      SELECT (ARRAY['page-view', 'page-view', 'product-view', 'add-to-cart', 'web-vitals'])[n % 5 + 1], 'visit-' || n / 5,
        '/shop/page-' || n / 5 % 60, touch, touch, channel, channel,
        CASE WHEN n % 5 = 4 THEN '{"page": "product", "language": "en", "lcp": 1200, "inp": 80, "cls": 0.01}'::jsonb END,
        now() - interval '${daysWithEvents} days' * (1 - n / ${count}::float8) + interval '1 second' * (n % 5)
      FROM generate_series(${first}::int, ${Math.min(first + batchSize, count) - 1}::int) AS n,
        LATERAL (SELECT ARRAY['source-' || n / 5 % 8, 'cpc', 'campaign-' || n / 5 % 40, 'a', 'b', 'c'] AS touch,
          (ARRAY['search', 'social', 'direct'])[n / 5 % 3 + 1] AS channel) AS visit`);
  }
  await orm.execute(`ANALYZE event`);
}

/**
 * Queries the report of the latest `days` days several times. Returns its number of landings, its number of campaigns and the
 * median time in milliseconds.
 */
async function measureReport(orm: Orm, days: number): Promise<number[]> {
  const to = new Date();
  const query = {
    from: new Date(to.getTime() - days * dayMs),
    to,
    touch: 'last' as const,
    utcOffset: 120,
    currency: 'EGP',
    includesUnknownShops: true,
    campaignsWithCosts: [],
    channel: undefined,
    source: undefined,
    medium: undefined,
    campaign: undefined,
  };
  const times: number[] = [];
  let landingsAndCampaigns: number[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    const startedAt = performance.now();
    const { total, campaigns } = await queryCampaignReport(orm, query);
    times.push(Math.round(performance.now() - startedAt));
    landingsAndCampaigns = [total.landings, campaigns.length];
  }
  return [...landingsAndCampaigns, median(times)];
}
