import { openDatabase } from '../../upstream/db/open.ts';
import { readSettings } from '../../upstream/settings.ts';
import { explainPage, type PlanNode } from '../../upstream/testing/explain-page.ts';
import type { Query } from './queries.ts';
import type { SizedShop } from './shops.ts';

/** How PostgreSQL answers queries in one shop, a line for each statement: time, pages read, what was read and sorted. */
export async function explain(shop: SizedShop, queries: Query[]): Promise<string[][]> {
  const settings = readSettings({ DATABASE_URL: shop.databaseUrl });
  const database = await openDatabase(settings, async () => {});
  try {
    const explained: string[][] = [];
    for (const { body } of queries) {
      const plans = await explainPage(database.orm, body as Parameters<typeof explainPage>[1]);
      explained.push(plans.map(inShort));
    }
    return explained;
  } finally {
    await database.close();
  }
}

function inShort(root: PlanNode): string {
  const blocks = root['Shared Hit Blocks'] + root['Shared Read Blocks'];
  const counted = new Map<string, number>();
  for (const { name, rows } of steps(root)) counted.set(name, (counted.get(name) ?? 0) + rows);
  const read = [...counted].map(([name, rows]) => `${name} ${rows}`).join(', ');
  return `${root['Actual Total Time'].toFixed(1)} ms, ${blocks} blocks: ${read}`;
}

/** What a plan reads and sorts, and how many rows; what only passes rows on is left out. */
function steps(node: PlanNode): { name: string; rows: number }[] {
  const below = (node.Plans ?? []).flatMap(steps);
  const type = node['Node Type'];
  const of = node['Index Name'] ?? node['Relation Name'];
  if ((of === undefined && type !== 'Sort') || node['Actual Loops'] === 0) return below;
  const name = /^(?:Seq Scan|Sort|Bitmap Heap Scan)$/.test(type)
    ? [type.toLowerCase(), of].filter(Boolean).join(' ')
    : `${of}`;
  return [...below, { name, rows: Math.round(node['Actual Rows'] * node['Actual Loops']) }];
}
