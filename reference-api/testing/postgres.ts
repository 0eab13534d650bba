import { canTestWith } from './can-test-with.ts';
import { copyFolder } from './copy-folder.ts';
import { findPostgres, type Postgres, runPostgres, urlOfDatabase } from './run-postgres.ts';
import { getPostgresSeed, seedDatabaseName } from './seeds.ts';
import { temporaryFolder } from './temporary-folder.ts';

const programsFolder = findPostgres();
const canTest = canTestWith('PostgreSQL', programsFolder !== undefined);
const servers: Postgres[] = [];

export const describeWithPostgres = canTest ? describe : describe.skip;
export const testWithPostgres = canTest ? test : test.skip;

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});

/**
 * Starts a PostgreSQL server of its own for a test that stops it or fills its disk; its URL is that of a database with the
 * catalogue. It ends after the test file.
 * @param emptyFolder for its data, by default a temporary one
 */
export async function startPostgresServer(emptyFolder?: string): Promise<Postgres> {
  if (!programsFolder) throw new Error('PostgreSQL is not installed');
  const folder = emptyFolder ?? (await temporaryFolder());
  copyFolder(await getPostgresSeed(programsFolder), folder);
  const server = await runPostgres(programsFolder, folder);
  servers.push(server);
  return { ...server, url: urlOfDatabase(server.url, seedDatabaseName) };
}
