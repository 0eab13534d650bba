import { chromium } from '@playwright/test';
import { findProgram, isExecutable, isRoot } from './system-programs.ts';

const programNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const headlessShell = 'chromium-headless-shell';
const usualPaths = [
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

/** Path of the headless shell, which needs half the resources of a full Chromium, or of a full Chromium where the shell is missing. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram([headlessShell]) || findBrowser();
}

/** Path of a full Chromium: `CHROMIUM_PATH`, an installed one, else Playwright's own. */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  return findProgram(programNames) ?? [...usualPaths, chromium.executablePath()].find(isExecutable);
}

/** Debian packages of the missing browsers: the headless shell, and a full Chromium where there is none. */
export function missingBrowserPackages(): string[] {
  if (process.env.CHROMIUM_PATH || findProgram([headlessShell])) return [];
  return findBrowser() === undefined ? ['chromium', headlessShell] : [headlessShell];
}
