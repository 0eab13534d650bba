import { logLine } from '../browser-storage/console-log.ts';
import type { BrowserCall } from './browser-call.ts';
import { CallError } from './call-error.ts';

/**
 * Sends a call and logs its failure (docs/behaviour.md §9), unless it was aborted or the API lacks an optional call.
 * @throws the error of `send`
 */
export async function withFailureLog(call: BrowserCall, send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    if (!call.signal?.aborted && !isUnsupportedCall(call, error)) logFailure(call, error);
    throw error;
  }
}

function isUnsupportedCall({ isOptional = false }: BrowserCall, error: unknown): boolean {
  return isOptional && error instanceof CallError && error.kind === 'not-found';
}

/** Logs endpoint and status only: ids in the path, the body and the API's message may be personal. */
function logFailure({ method = 'GET', path }: BrowserCall, error: unknown): void {
  const endpoint = path.split('/', 3).join('/');
  const reason = error instanceof CallError ? `status ${error.status}` : (error as Error).name;
  logLine(`${method} ${endpoint} failed: ${reason}`, 'error');
}
