import { sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { queryRows } from '../db/database.ts';
import { findPage } from '../queries/find-page.ts';
import type { Filter } from '../queries/resolve-filter.ts';

/** Node of a query plan in the format of `EXPLAIN (ANALYZE, FORMAT JSON)`. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Actual Total Time': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** Finds a page as the API does; returns the plan of each raw query. */
export async function explainPage(orm: Orm, filter: Filter): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  const explainingOrm = new Proxy(orm, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name);
      return async (query: Parameters<Orm['execute']>[0]) => {
        const [explained] = await queryRows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          target,
          sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`,
        );
        if (explained) plans.push(explained['QUERY PLAN'][0].Plan);
        return target.execute(query);
      };
    },
  });
  await findPage(explainingOrm, filter);
  return plans;
}
