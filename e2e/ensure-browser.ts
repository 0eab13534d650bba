import { findBrowser } from './browser.ts';
import { findProgram, installPackages } from './install.ts';
import { redisNames } from './support/redis.ts';

if (findProgram(redisNames) === undefined) installPackages(['redis-server']);

const light = 'chromium-headless-shell';
const missing = findBrowser() === undefined ? ['chromium', light] : [light];
if (!process.env.CHROMIUM_PATH && !findProgram([light])) installPackages(missing);
if (findBrowser() === undefined) {
  process.stderr.write(
    'There is no Chromium: install one, name one in CHROMIUM_PATH, or run npx playwright install --with-deps chromium\n',
  );
  process.exit(1);
}
