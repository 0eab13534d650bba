import { chromium } from '@playwright/test';
import { findProgram, isExecutable, isRoot } from './install.ts';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** The browser that most tests run in: Chromium without a window system costs half as much; where there is none, any. */
export function findLightBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell']) || findBrowser();
}

/** A whole Chromium of this machine: the one `CHROMIUM_PATH` names, an installed one, else Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return findProgram(names) ?? [...usualPlaces, chromium.executablePath()].find(isExecutable);
}
