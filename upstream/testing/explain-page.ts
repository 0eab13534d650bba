import { sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { rows } from '../db/database.ts';
import { findPage } from '../queries/find-page.ts';
import type { Filter } from '../queries/resolved-filter.ts';

/** A node of a plan, as `EXPLAIN (ANALYZE, FORMAT JSON)` writes it. */
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

/** Finds a page as the API does, and the plan that PostgreSQL followed for each query of some size. */
export async function explainPage(orm: Orm, filter: Filter): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  const watched = new Proxy(orm, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name);
      return async (query: Parameters<Orm['execute']>[0]) => {
        const [explained] = await rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          target,
          sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`,
        );
        if (explained) plans.push(explained['QUERY PLAN'][0].Plan);
        return target.execute(query);
      };
    },
  });
  await findPage(watched, filter);
  return plans;
}
