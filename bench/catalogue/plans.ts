import { openDatabase } from '../../reference-api/db/open.ts';
import { readSettings } from '../../reference-api/settings.ts';
import { explainPage, type PlanNode } from '../../reference-api/testing/explain-page.ts';
import type { CatalogueQuery } from './queries.ts';
import type { SizedShop } from './shops.ts';

/**
 * Returns PostgreSQL's plans for each query in one shop, with one line per SQL statement: time, blocks read, rows of each scan
 * and sort.
 */
export async function explainQueries(shop: SizedShop, queries: CatalogueQuery[]): Promise<string[][]> {
  const settings = readSettings({ DATABASE_URL: shop.databaseUrl });
  const database = await openDatabase(settings, async () => {});
  try {
    const linesByQuery: string[][] = [];
    for (const { body } of queries) {
      const plans = await explainPage(database.orm, body as Parameters<typeof explainPage>[1]);
      linesByQuery.push(plans.map(summarizePlan));
    }
    return linesByQuery;
  } finally {
    await database.close();
  }
}

function summarizePlan(root: PlanNode): string {
  const blocks = root['Shared Hit Blocks'] + root['Shared Read Blocks'];
  const rowsByStep = new Map<string, number>();
  for (const { name, rows } of planSteps(root)) rowsByStep.set(name, (rowsByStep.get(name) ?? 0) + rows);
  const rowCounts = [...rowsByStep].map(([name, rows]) => `${name} ${rows}`).join(', ');
  return `${root['Actual Total Time'].toFixed(1)} ms, ${blocks} blocks: ${rowCounts}`;
}

/** The scans and sorts of a plan with their row counts; nodes that only pass rows on are left out. */
function planSteps(node: PlanNode): { name: string; rows: number }[] {
  const childSteps = (node.Plans ?? []).flatMap(planSteps);
  const type = node['Node Type'];
  const source = node['Index Name'] ?? node['Relation Name'];
  if ((source === undefined && type !== 'Sort') || node['Actual Loops'] === 0) return childSteps;
  const name = /^(?:Seq Scan|Sort|Bitmap Heap Scan)$/.test(type)
    ? [type.toLowerCase(), source].filter(Boolean).join(' ')
    : `${source}`;
  return [...childSteps, { name, rows: Math.round(node['Actual Rows'] * node['Actual Loops']) }];
}
