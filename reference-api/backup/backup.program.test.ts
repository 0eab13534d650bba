import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orderPaths } from '../../contract/paths.ts';
import { type Api, startApi, startProgram } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder, stockOf } from '../testing/api-client.ts';
import { testWithPostgres } from '../testing/postgres.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { findPostgres } from '../testing/run-postgres.ts';
import { seededEmbeddedDatabase, seededPostgresDatabase } from '../testing/seeded-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Runs a command, with `pg_dump` and `pg_restore` in its path. */
const run = (command: string, file: string, settings: Record<string, string>) =>
  startProgram({ PATH: findPostgres() ?? '', ...settings }, 'backup', [command, file]).ended;

/** Places an order; returns a function that asserts that an API has the order and the reduced stock. */
async function placeTestOrder(api: Api) {
  const [offer] = (await findOffers(api, 5)) as [Offer];
  const { body } = await placeOrder(api, newOrder([{ offer, quantity: 2 }]));
  const { number } = body.response;
  return async (restored: Api) => {
    const lookup = { number, email: 'mona@shop.example' };
    const found = await callApi(restored, 'POST', orderPaths.orderPage, { body: lookup });
    expect(found.body.response.items).toMatchObject([{ number }]);
    expect(await stockOf(restored, offer)).toBe(offer.stock - 2);
  };
}

test('an order in the embedded database survives backup, loss and restore', async () => {
  const { DATA_DIR } = await seededEmbeddedDatabase();
  const file = path.join(await temporaryFolder(), 'backup.tar.gz');
  const api = await startApi({ DATA_DIR });
  const expectOrder = await placeTestOrder(api);
  expect((await run('backup', file, { DATA_DIR })).stderr).toContain('is in use by process');
  await api.stop();
  expect(await run('backup', file, { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await run('backup', file, { DATA_DIR })).stderr).toContain('exists already');
  expect((await run('restore', file, { DATA_DIR })).stderr).toContain('has a database already');
  await rm(DATA_DIR, { recursive: true });
  expect(await run('restore', file, { DATA_DIR })).toMatchObject({ code: 0, stderr: '' });
  const restored = await startApi({ DATA_DIR });
  await expectOrder(restored);
  await restored.stop();
});

testWithPostgres('an order in PostgreSQL survives backup, loss and restore', async () => {
  const { DATABASE_URL } = await seededPostgresDatabase();
  const file = path.join(await temporaryFolder(), 'backup.dump');
  const api = await startApi({ DATABASE_URL });
  const expectOrder = await placeTestOrder(api);
  expect(await run('backup', file, { DATABASE_URL })).toMatchObject({ code: 0, stderr: '' });
  expect(await run('restore', file, { DATABASE_URL })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('an API uses the database'),
  });
  await api.stop();
  expect(await run('restore', file, { DATABASE_URL })).toMatchObject({ code: 0, stderr: '' });
  const restoredSettings = { DATABASE_URL: await createPostgresDatabase() };
  expect(await run('restore', file, restoredSettings)).toMatchObject({ code: 0, stderr: '' });
  const restored = await startApi(restoredSettings);
  await expectOrder(restored);
  await restored.stop();
});
