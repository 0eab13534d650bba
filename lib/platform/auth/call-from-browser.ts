import { sendCall, withFailureLog } from '../upstream/browser-call.ts';
import type { BrowserCall } from '../upstream/send-request.ts';
import { hasAccessToken } from './tokens.ts';

/**
 * Calls the API from the browser, with the stored access token if there is one, and logs a failure. The first call with a
 * token loads the code that refreshes tokens.
 * @throws {CallError} when the call fails
 */
export function callFromBrowser(call: BrowserCall): Promise<unknown> {
  return withFailureLog(call, async () => {
    if (!hasAccessToken()) return sendCall(call, null);
    const { sendWithToken } = await import('./send-with-token.ts');
    return sendWithToken(call);
  });
}
