import { temporaryFolder } from './api.ts';
import { type Postgres, runPostgres } from './run-postgres.ts';

const servers: Postgres[] = [];

afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Starts a PostgreSQL of its own on a free port and returns its address. It is gone after the test file. */
export async function startPostgres(programs: string): Promise<string> {
  const server = await runPostgres(programs, await temporaryFolder());
  servers.push(server);
  return server.url;
}
