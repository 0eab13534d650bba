import type { FullResult, Reporter } from '@playwright/test/reporter';
import { loggedFaults } from './logged-faults.ts';

/** Fails a run during which the storefront logged a fault of its own, whatever the tests saw of it. */
export default class LogReporter implements Reporter {
  #said = '';

  onStdOut(chunk: string | Buffer): void {
    this.#said += chunk;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const faults = loggedFaults(this.#said);
    if (faults.length === 0) return undefined;
    process.stdout.write(`\nThe storefront logged faults of its own:\n${faults.join('\n')}\n`);
    return { status: 'failed' };
  }
}
