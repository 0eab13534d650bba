import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { runCommand } from '../../upstream/admin/run-command.ts';
import { keepSeed } from '../../upstream/testing/seed.ts';

const program = (file: string, args: string[], environment: Record<string, string>): ChildProcess =>
  fork(file, args, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
  });

/** Fills a data folder with generated products until there are so many in all. */
export async function seedProducts(folder: string, products: string): Promise<void> {
  const [code] = await once(
    program('upstream/seed/main.ts', ['--products', products], { DATA_DIR: folder }),
    'exit',
  );
  if (code !== 0) throw new Error(`Seeding ended with ${code}`);
}

/** Fills a data folder with the catalogue, as a first start would, by copying. */
export async function seedFolder(folder: string): Promise<void> {
  const seed = await keepSeed((made) => seedProducts(made, '0'));
  cpSync(seed, folder, { recursive: true });
}

/** Has the reference API that runs on a data folder do something. */
export async function commandApi(folder: string, ...command: string[]): Promise<void> {
  await runCommand(command, folder);
}

/** Starts a reference API on a data folder and a free port. */
export async function startReferenceApi(folder: string) {
  const child = program('upstream/main.ts', [], { DATA_DIR: folder, PORT: '0' });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
