import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the start program in a folder with this `.env`; returns its exit code and stderr. */
function startWith(envFile: string, env: Record<string, string> = {}) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'rida-start-'));
  writeFileSync(path.join(cwd, '.env'), envFile);
  const program = path.resolve('dist/storefront.mjs');
  const { PATH, NODE_ENV } = process.env;
  const options = { cwd, env: { PATH, NODE_ENV, ...env }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [program], options);
  return { status, stderr };
}

describe('npm start', () => {
  test('reads settings from .env', () => {
    expect(startWith('PORT=none')).toEqual({ status: 1, stderr: 'Setting PORT: must be a port number\n' });
  });

  test('prefers the environment to .env', () => {
    const { stderr } = startWith('PORT=none\nREDIS_URL=none', { PORT: '3000' });
    expect(stderr).toBe('Setting REDIS_URL: must be a redis or rediss address\n');
  });
});
