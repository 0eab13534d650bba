import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser, isRoot } from './browser.ts';

if (findBrowser() === undefined && isRoot() && isDebian()) {
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
}
if (findBrowser() === undefined) {
  process.stderr.write(
    'There is no Chromium: install one, name one in CHROMIUM_PATH, or run npx playwright install --with-deps chromium\n',
  );
  process.exit(1);
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
