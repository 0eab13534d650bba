import { readdirSync, readFileSync } from 'node:fs';
import { startProgram } from '../testing/api.ts';
import { testWithPostgres } from '../testing/postgres.ts';
import type { UpgradedDatabase } from '../testing/programs/upgrade.ts';
import { seededEmbeddedDatabase, seededPostgresDatabase } from '../testing/seeded-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const metaFolder = 'reference-api/db/migrations/meta';
const { entries: migrations } = JSON.parse(readFileSync(`${metaFolder}/_journal.json`, 'utf8'));

async function upgrade(target: string): Promise<[UpgradedDatabase, ...UpgradedDatabase[]]> {
  const { code, stdout, stderr } = await startProgram({}, 'reference-api/testing/programs/upgrade.ts', [
    target,
    await temporaryFolder(),
  ]).ended;
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

function expectSameSchemas([current, ...upgraded]: [UpgradedDatabase, ...UpgradedDatabase[]]) {
  for (const { version = '', schema, rows } of upgraded) {
    const hasOrders = version >= '0003_customers';
    expect({ version, schema, rows }).toEqual({
      version,
      schema: current.schema,
      rows: hasOrders ? ['RD-OLD OLD-1', 'mona@shop.example'] : [],
    });
  }
}

testWithPostgres('PostgreSQL of every released version opens with its orders', async () => {
  const databases = await upgrade((await seededPostgresDatabase()).DATABASE_URL);
  expect(databases).toHaveLength(migrations.length + 1);
  expectSameSchemas(databases);
});

test('an embedded database of an old version opens with its orders', async () => {
  const databases = await upgrade((await seededEmbeddedDatabase()).DATA_DIR);
  expect(databases).toHaveLength(2);
  expectSameSchemas(databases);
});

test('only the newest migration has a snapshot', () => {
  const snapshots = readdirSync(metaFolder).filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${migrations.at(-1).tag.slice(0, 4)}_snapshot.json`]);
});
