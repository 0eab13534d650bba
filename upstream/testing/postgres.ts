import { temporaryFolder } from './api.ts';
import { type Postgres, runPostgres } from './run-postgres.ts';

const servers: Postgres[] = [];

afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Starts a PostgreSQL server on a free port, stopped after the test file. */
export async function startPostgresServer(programsFolder: string): Promise<Postgres> {
  const server = await runPostgres(programsFolder, await temporaryFolder());
  servers.push(server);
  return server;
}

/** Starts a PostgreSQL server on a free port, stopped after the test file; returns its URL. */
export async function startPostgres(programsFolder: string): Promise<string> {
  return (await startPostgresServer(programsFolder)).url;
}
