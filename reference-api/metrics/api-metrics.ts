import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/database.ts';
import { change } from '../db/schema/change.ts';

/** Counts responses, and reports them with the connections to the database and the undelivered changes as Prometheus text. */
export interface ApiMetrics {
  countResponse(method: string, status: number): void;
  text(): Promise<string>;
}

/** Creates the metrics of a process of the reference API. */
export function createApiMetrics({ reader, poolStates }: Database): ApiMetrics {
  const responseCounts = new Map<string, number>();
  return {
    countResponse(method, status) {
      const labels = `method="${method}",status="${status}"`;
      responseCounts.set(labels, (responseCounts.get(labels) ?? 0) + 1);
    },
    async text() {
      const pools = poolStates();
      const outbox = await loadOutboxState();
      return [
        ...formatMetric(
          'rida_api_responses_total',
          'counter',
          'Responses; 4xx and 503 are rejected requests.',
          [...responseCounts],
        ),
        ...formatMetric(
          'rida_api_pool_connections',
          'gauge',
          'Connections to PostgreSQL.',
          pools.flatMap(({ name, total, idle }): Sample[] => [
            [`pool="${name}",state="idle"`, idle],
            [`pool="${name}",state="busy"`, total - idle],
          ]),
        ),
        ...formatMetric(
          'rida_api_pool_waiting',
          'gauge',
          'Calls that wait for a connection.',
          pools.map(({ name, waiting }): Sample => [`pool="${name}"`, waiting]),
        ),
        ...formatMetric('rida_api_database_up', 'gauge', 'Whether the database can be read.', [
          ['', outbox ? 1 : 0],
        ]),
        ...(outbox
          ? [
              ...formatMetric('rida_api_outbox_changes', 'gauge', 'Changes not delivered to the webhook.', [
                ['', outbox.changeCount],
              ]),
              ...formatMetric(
                'rida_api_outbox_oldest_seconds',
                'gauge',
                'Age of the oldest undelivered change.',
                [['', outbox.ageSeconds]],
              ),
            ]
          : []),
        '',
      ].join('\n');
    },
  };

  /** Returns the number of undelivered changes and the age of the oldest; undefined when the database cannot be read. */
  async function loadOutboxState() {
    const rows = queryRows<{ changeCount: number; ageSeconds: number }>(
      reader,
      sql`SELECT count(*)::int AS "changeCount", coalesce(extract(epoch FROM now() - min(${change.changedAt})), 0)::float AS "ageSeconds"
        FROM ${change}`,
    );
    return (await rows.catch(() => []))[0];
  }
}

/** Labels and value. */
type Sample = [string, number];

function formatMetric(name: string, type: 'counter' | 'gauge', help: string, samples: Sample[]): string[] {
  const lines = samples.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}
