import { type BrowserCall, send } from '../upstream/send.ts';
import { hasToken } from './tokens.ts';

/**
 * The one way to call the upstream from the browser. While a token is stored every call carries it (specification section 6);
 * what renews it is loaded with the first such call.
 * @throws {CallError} whenever there is no payload
 */
export async function callFromBrowser(call: BrowserCall): Promise<unknown> {
  if (!hasToken()) return send(call, null);
  const { sendWithToken } = await import('./send-with-token.ts');
  return sendWithToken(call);
}
