import { format, stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

/** Lets whatever is written to the console, by Next and with a stack trace too, be one line of the log. */
export function logInLines(log: Logger): void {
  for (const [method, at] of Object.entries(levels) as [keyof typeof levels, 'error' | 'warn' | 'info'][]) {
    console[method] = (...said: unknown[]) => log[at](stripVTControlCharacters(format(...said)).trim());
  }
}
