import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';

/** Exit code of a program that Ctrl-C has ended: 128 and the number of SIGINT. */
const interruptedExitCode = 130;

/** Measures with a browser, and closes it. Ctrl-C closes it, too, and what then fails in `measure` is no error. */
export async function withBrowser(
  launchArguments: string[],
  measure: (browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: launchArguments,
    handleSIGINT: false,
  });
  let isInterrupted = false;
  process.once('SIGINT', () => {
    isInterrupted = true;
    process.exitCode = interruptedExitCode;
    void browser.close();
  });
  try {
    await measure(browser);
  } catch (error) {
    if (!isInterrupted) throw error;
  } finally {
    await browser.close();
  }
}
