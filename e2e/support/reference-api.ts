import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { runCommand } from '../../reference-api/admin/run-command.ts';
import { getOrCreateSeed } from '../../reference-api/testing/seed-cache.ts';

const forkProgram = (file: string, args: string[], environment: Record<string, string>): ChildProcess =>
  fork(file, args, {
    execArgv: [],
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
  });

/** Seeds a data folder and adds generated products until the catalogue has `productCount`. */
export async function seedProducts(folder: string, productCount: string): Promise<void> {
  const [code] = await once(
    forkProgram('dist/seed.mjs', ['--products', productCount], { DATA_DIR: folder }),
    'exit',
  );
  if (code !== 0) throw new Error(`Seeding ended with ${code}`);
}

/** Fills a data folder with a copy of the seeded catalogue. */
export async function seedDataFolder(folder: string): Promise<void> {
  const seedFolder = await getOrCreateSeed((newFolder) => seedProducts(newFolder, '0'));
  cpSync(seedFolder, folder, { recursive: true });
}

/** Runs an admin command on the reference API of a data folder; returns its output. */
export function runApiCommand(folder: string, ...command: string[]): Promise<string> {
  return runCommand(command, folder);
}

/** Starts a reference API with this data folder on a free port. */
export async function startReferenceApi(folder: string) {
  const child = forkProgram('dist/reference-api.mjs', [], { DATA_DIR: folder, PORT: '0' });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      // A terminal sends Ctrl-C to this program, too, which may have closed the channel already.
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
