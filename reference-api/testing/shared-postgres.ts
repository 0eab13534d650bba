import { mkdtemp, rm } from 'node:fs/promises';
import { copyFolder } from './copy-folder.ts';
import { runPostgres } from './run-postgres.ts';
import { getPostgresSeed } from './seeds.ts';
import { temporaryPathPrefix } from './temporary-root.ts';

declare global {
  // Jest loads global setup and teardown apart from each other.
  var stopPostgresOfTests: (() => Promise<void>) | undefined;
}

/** Starts the PostgreSQL server in which test files create their databases; `SHARED_POSTGRES_URL` tells them its URL. */
export async function startSharedPostgres(programsFolder: string): Promise<void> {
  const folder = await mkdtemp(temporaryPathPrefix());
  copyFolder(await getPostgresSeed(programsFolder), folder);
  const server = await runPostgres(programsFolder, folder);
  process.env.SHARED_POSTGRES_URL = server.url;
  globalThis.stopPostgresOfTests = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Stops the server of {@link startSharedPostgres}, if one runs. */
export async function stopSharedPostgres(): Promise<void> {
  await globalThis.stopPostgresOfTests?.();
}

/** URL of the server of {@link startSharedPostgres}; undefined when PostgreSQL is not installed. */
export const sharedPostgresUrl = (): string | undefined => process.env.SHARED_POSTGRES_URL;
