import { logLine } from '../browser-storage/console-log.ts';
import { unwrapEnvelope } from '../wire/json.ts';
import { CallError, isNotFoundOrUnsupported, noResponseStatus } from './call-error.ts';
import { type BrowserCall, sendRequest } from './send-request.ts';

/**
 * Sends a contract call from the browser, through the shop's own origin, and returns the payload inside the envelope; null without one.
 * @param token bearer token; null for guests
 * @throws {CallError} for an error response, malformed JSON, or no response; an aborted call rejects with its abort reason
 */
export async function sendCall(call: BrowserCall, token: string | null): Promise<unknown> {
  const { signal, keepalive } = call;
  let response: Response;
  let text: string;
  try {
    response = await sendRequest(call, token);
    text = await response.text();
  } catch (error) {
    throw signal?.aborted ? error : new CallError(noResponseStatus);
  }
  // Nobody reads the response of a call that outlives its page, so it need not be JSON.
  if (response.ok && keepalive) return null;
  const json = parseJson(text);
  if (!response.ok) {
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    const body = json === undefined ? text : json;
    throw new CallError(response.status, { body, retryAfterSeconds: seconds > 0 ? seconds : null });
  }
  if (json === undefined) throw new CallError(noResponseStatus);
  return unwrapEnvelope(json);
}

/**
 * Sends a call and logs its failure (docs/behaviour.md §9), unless it was aborted or the API lacks an optional call.
 * @throws the error of `send`
 */
export async function withFailureLog(call: BrowserCall, send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    const isMissing = call.isOptional && isNotFoundOrUnsupported(error);
    if (!call.signal?.aborted && !isMissing) logFailure(call, error);
    throw error;
  }
}

/** Logs endpoint and status only: ids in the path, the body and the API's message may be personal. */
function logFailure({ method = 'GET', path }: BrowserCall, error: unknown): void {
  const endpoint = path.split('/', 3).join('/');
  const reason = error instanceof CallError ? `status ${error.status}` : (error as Error).name;
  logLine(`${method} ${endpoint} failed: ${reason}`, 'error');
}

/** Returns undefined for malformed JSON and null for an empty body. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
