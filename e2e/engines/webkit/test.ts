import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import getPort from 'get-port';
import { origin } from '../../support/shop-origin.ts';
import { WebKitPage } from './page.ts';
import { startSession } from './webdriver.ts';

export { expect } from '@playwright/test';

interface WebKitOptions {
  viewport: { width: number; height: number };
  /** Engine features that are switched off, by their WebKit identifier. */
  withoutFeatures: string[];
  hasScript: boolean;
}

export const desktop = { width: 1280, height: 800 };
const windowProgram = fileURLToPath(new URL('./window.py', import.meta.url));
const startTimeoutMs = 15_000;
const pollMs = 50;

/** Runs before the scripts of every page: writes to the console what WebKit does not. */
const initScript = `addEventListener('error', ({ message }) => message && console.error('uncaught: ' + message));
addEventListener('unhandledrejection', ({ reason }) => console.error('unhandled: ' + (reason?.stack ?? reason)));`;
/** Errors and warnings of pages and the engine in the console. */
const unexpectedMessage = /^CONSOLE .*\b(?:ERROR|WARN)/;
/** The shop logs this when no ad pixel is configured (docs/behaviour.md §8). */
const expectedMessage = /The ad pixel id is missing/;

/** Test with a page in WebKit; fails when the page logs an error or warning. */
export const test = base.extend<
  { options: Partial<WebKitOptions>; webkit: WebKitPage },
  { driverUrl: string }
>({
  driverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const display = await startDisplay();
      const windowManager = spawn('openbox', { env: display.env, stdio: 'ignore' });
      const port = await getPort();
      const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
        // As in Chromium, the sandbox needs a user that is not root.
        env: { ...display.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
        stdio: 'ignore',
      });
      const driverUrl = `http://127.0.0.1:${port}`;
      await waitUntilReady(driverUrl);
      await use(driverUrl);
      for (const program of [driver, windowManager, display.program]) await end(program);
    },
    { scope: 'worker' },
  ],
  options: [{}, { option: true }],
  webkit: async ({ driverUrl, options }, use, testInfo) => {
    const { viewport = { width: 390, height: 844 }, withoutFeatures = [], hasScript = true } = options;
    const consoleFile = testInfo.outputPath('console.txt');
    const initScriptFile = testInfo.outputPath('init.js');
    writeFileSync(consoleFile, '');
    writeFileSync(initScriptFile, initScript);
    const session = await startSession(driverUrl, {
      'webkitgtk:browserOptions': {
        binary: windowProgram,
        args: [
          ...['--width', String(viewport.width), '--height', String(viewport.height)],
          ...['--console', consoleFile, '--init-script', initScriptFile],
          ...withoutFeatures.flatMap((feature) => ['--without', feature]),
          ...(hasScript ? [] : ['--no-script']),
        ],
      },
    });
    await use(new WebKitPage(session, origin));
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('page.png');
      writeFileSync(path, await session.screenshot());
      await testInfo.attach('page', { path, contentType: 'image/png' });
    }
    await session.end();
    const messages = readFileSync(consoleFile, 'utf8').split('\n');
    expect(messages.filter((line) => unexpectedMessage.test(line) && !expectedMessage.test(line))).toEqual(
      [],
    );
  },
});

/** Starts an X server on a free display. */
async function startDisplay(): Promise<{ program: ChildProcess; env: NodeJS.ProcessEnv }> {
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(program.stdout, 'data')) as [Buffer];
  return { program, env: { ...process.env, DISPLAY: `:${String(number).trim()}` } };
}

async function waitUntilReady(driverUrl: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await fetch(`${driverUrl}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not respond');
    await sleep(pollMs);
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exited = once(program, 'exit');
  program.kill();
  await exited;
}
