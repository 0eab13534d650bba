import { findBrowser, missingBrowserPackages } from './browser.ts';
import { installPackages } from './system-programs.ts';

installPackages(missingBrowserPackages());
if (findBrowser() === undefined) {
  process.stderr.write(
    'There is no Chromium: install one, name one in CHROMIUM_PATH, or run npx playwright install --with-deps chromium\n',
  );
  process.exit(1);
}
