import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../e2e/support/free-port.ts';
import { answering, type Running } from './processes.ts';

const source = join('checks', 'empty-app');
/** As deep as the source, whose settings name the project's folder from there. */
const copy = join('.data', 'bench-empty-app');
const next = join('node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Builds the empty Next page that the script budget is measured against, and starts it.
 * @param files what is added to it, by its path in the app
 */
export async function startEmptyApp(files: Record<string, string | Buffer> = {}): Promise<Running> {
  rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true, filter: (file) => !file.includes('.next') });
  for (const [path, content] of Object.entries(files)) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const built = spawnSync(process.execPath, [next, 'build', copy], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The empty page could not be built: ${built.stderr}`);
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', copy, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return answering(child, port);
}
