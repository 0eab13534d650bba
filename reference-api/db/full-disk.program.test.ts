import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Api, startApi, startProgram } from '../testing/api.ts';
import { callApi, findOffers, newOrder, placeOrder, stockOf } from '../testing/api-client.ts';
import { startPostgresServer, testWithPostgres } from '../testing/postgres.ts';
import { connectPostgres, createEmptyDatabase } from '../testing/run-postgres.ts';
import { seededEmbeddedDatabase } from '../testing/seeded-database.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';

/** Delay after which `/health` checks the disk again: longer than it caches the last check. */
const recheckDelayMs = 11_000;

/** Fills the disk of a running API. Asserts that it still reads, reports the full disk, and writes once there is room. */
async function expectRecoveryFromFullDisk(api: Api, disk: SmallDisk) {
  const [offer] = await findOffers(api, 20);
  if (!offer) throw new Error('No variant has 20 units');
  const order = newOrder([{ offer, quantity: 1 }]);
  const health = async () => (await callApi(api, 'GET', '/health')).body;
  expect(await health()).toMatchObject({ status: 'ok', degraded: [] });

  disk.fill();
  await api.setClockAhead(recheckDelayMs);
  expect(await health()).toMatchObject({ status: 'degraded', degraded: ['disk-full'] });
  expect(await stockOf(api, offer)).toBe(offer.stock);

  disk.empty();
  await api.setClockAhead(2 * recheckDelayMs);
  expect(await health()).toMatchObject({ status: 'ok', degraded: [] });
  expect((await placeOrder(api, order)).status).toBe(200);
}

/** Asserts that the API does not start on a full disk and writes one line to stderr that names the disk. */
async function expectStartToReportFullDisk(environment: Record<string, string>, message: string) {
  const { code, stderr } = await startProgram(environment).ended;
  expect([code, stderr]).toEqual([1, `${message}\n`]);
}

describe('a full disk', () => {
  test('of the embedded database is reported by health check and start', async () => {
    const disk = mountSmallDisk(160);
    if (!disk) return;
    const DATA_DIR = path.join(disk.folder, 'data');
    await mkdir(DATA_DIR);
    await seededEmbeddedDatabase(DATA_DIR);
    disk.fill();
    await expectStartToReportFullDisk({ DATA_DIR }, `DATA_DIR ${DATA_DIR}: the disk is full`);
    disk.empty();
    const api = await startApi({ DATA_DIR, LOG_LEVEL: 'silent' });
    await expectRecoveryFromFullDisk(api, disk);
    await api.stop();
  });

  testWithPostgres('of PostgreSQL is reported by health check and start', async () => {
    const disk = mountSmallDisk(200);
    if (!disk) return;
    const folder = path.join(disk.folder, 'postgres');
    await mkdir(folder);
    const server = await startPostgresServer(folder);
    const DATABASE_URL = await createEmptyDatabase(server.url, 'empty');
    // The first connection to a database writes a file of its own.
    const pool = connectPostgres(DATABASE_URL);
    await pool.query('select');
    await pool.end();
    disk.fill();
    await expectStartToReportFullDisk({ DATABASE_URL }, 'DATABASE_URL: the disk of the database is full');
    disk.empty();
    const api = await startApi({ DATABASE_URL: server.url, LOG_LEVEL: 'silent' });
    await expectRecoveryFromFullDisk(api, disk);
    await api.stop();
  });
});
