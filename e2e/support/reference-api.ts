import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';

const program = (file: string, args: string[], environment: Record<string, string>) =>
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

/** Has the reference API that runs on a data folder do something, from a process of its own. */
export async function commandApi(folder: string, ...command: string[]): Promise<void> {
  // Without a channel to this process, as a shell would start it: a program that has one stays until it is closed.
  const child = spawn(process.execPath, ['--import', 'tsx', 'upstream/main.ts', ...command], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
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
