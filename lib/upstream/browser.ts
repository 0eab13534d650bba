import { hasToken } from '@/lib/auth/tokens';
import type { Reader } from '../wire/reader.ts';
import { uploadsAddress } from '../wire/uploads.ts';
import { type BrowserCall, send } from './send.ts';

/** How a browser reads what the upstream sends; pictures of the uploads come through the shop's own address. */
export const browserReader: Reader = { uploads: (path) => uploadsAddress(path), unreadable: () => {} };

/**
 * The one way to call the upstream from the browser. While a token is stored every call carries it (specification section 6);
 * what renews it is loaded with the first such call.
 * @throws {CallError} whenever there is no payload
 */
export async function callFromBrowser(call: BrowserCall): Promise<unknown> {
  if (!hasToken()) return send(call, null);
  const { sendWithToken } = await import('@/lib/auth/send-with-token');
  return sendWithToken(call);
}
