import { findBrowser } from './browser.ts';
import { installPackages } from './install.ts';

if (findBrowser() === undefined) installPackages(['chromium']);
if (findBrowser() === undefined) {
  process.stderr.write(
    'There is no Chromium: install one, name one in CHROMIUM_PATH, or run npx playwright install --with-deps chromium\n',
  );
  process.exit(1);
}
