import { format, stripVTControlCharacters, types } from 'node:util';
import type { Logger } from 'pino';

const logLevels = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

/** Next's message about an image that the shop does not have. */
const missingImageMessage = /internal image response failed for .* 4\d\d$/;

/**
 * Redirects the console to the log, so that Next's messages, including stack traces, are one line each. A client that goes away is no
 * error, nor is an image that does not exist.
 */
export function redirectConsole(log: Logger): void {
  for (const [method, level] of Object.entries(logLevels) as [
    keyof typeof logLevels,
    'error' | 'warn' | 'info',
  ][]) {
    console[method] = (...args: unknown[]) => {
      if (args.some(isClientAbort)) return log.debug('a client closed its connection during a request');
      const text = stripVTControlCharacters(format(...args)).trim();
      log[missingImageMessage.test(text) ? 'info' : level](text);
    };
  }
}

/** True for the error of a request whose client closed the connection before the request was complete, or the response was sent. */
function isClientAbort(value: unknown): boolean {
  if (!types.isNativeError(value)) return false;
  const { name, message, code } = value as NodeJS.ErrnoException;
  return name === 'ResponseAborted' || (message === 'aborted' && code === 'ECONNRESET');
}
