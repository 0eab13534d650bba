import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { nextBuildFolder, nextProgram } from '../../lib/platform/next/private-formats.ts';
import { type RunningServer, waitUntilReady } from './processes.ts';

const templateFolder = join('checks', 'empty-app');
/** At the same depth as the template, whose `next.config.mjs` has a relative path to the project. */
const appFolder = join('.data', 'bench-empty-app');

/**
 * Builds and starts the empty Next page that the script budget is measured against.
 * @param files additional files by their path in the app
 */
export async function startEmptyApp(files: Record<string, string | Buffer> = {}): Promise<RunningServer> {
  rmSync(appFolder, { recursive: true, force: true });
  cpSync(templateFolder, appFolder, { recursive: true, filter: (file) => !file.includes(nextBuildFolder) });
  for (const [path, content] of Object.entries(files)) {
    const file = join(appFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const build = spawnSync(process.execPath, [nextProgram, 'build', appFolder], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The empty page could not be built: ${build.stderr}`);
  const port = await getPort();
  const child = spawn(process.execPath, [nextProgram, 'start', appFolder, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitUntilReady(child, port);
}
