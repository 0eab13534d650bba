import type { FullResult, Reporter } from '@playwright/test/reporter';

/** Errors with an external cause: a failing upstream or CDN, or an aborted request. */
const expectedErrors = /\[UpstreamError\]|The CDN responded|Error: aborted/;

/** Log levels 50 (error) and 60 (fatal) of pino. */
const errorLevel = /"level":[56]0/;

/** Returns the log lines that report an error of the storefront itself. */
export function loggedErrors(output: string): string[] {
  return output.split('\n').filter((line) => errorLevel.test(line) && !expectedErrors.test(line));
}

/** Fails a run during which the storefront logged an error of its own, even when all tests pass. */
export default class LogReporter implements Reporter {
  #output = '';

  onStdOut(chunk: string | Buffer): void {
    this.#output += chunk;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const errors = loggedErrors(this.#output);
    if (errors.length === 0) return undefined;
    process.stdout.write(`\nThe storefront logged errors of its own:\n${errors.join('\n')}\n`);
    return { status: 'failed' };
  }
}
