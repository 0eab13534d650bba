import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';

const logLevels = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

/** Redirects the console to the log, so that Next's messages, including stack traces, are one line each. */
export function redirectConsole(log: Logger): void {
  for (const [method, level] of Object.entries(logLevels) as [
    keyof typeof logLevels,
    'error' | 'warn' | 'info',
  ][]) {
    console[method] = (...args: unknown[]) => log[level](stripVTControlCharacters(format(...args)).trim());
  }
}
