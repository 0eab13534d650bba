import { findBrowser } from './browser.ts';
import { findProgram, installPackages } from './system-programs.ts';

const headlessShell = 'chromium-headless-shell';
const requiredPackages = findBrowser() === undefined ? ['chromium', headlessShell] : [headlessShell];
if (!process.env.CHROMIUM_PATH && !findProgram([headlessShell])) installPackages(requiredPackages);
if (findBrowser() === undefined) {
  process.stderr.write(
    'There is no Chromium: install one, name one in CHROMIUM_PATH, or run npx playwright install --with-deps chromium\n',
  );
  process.exit(1);
}
