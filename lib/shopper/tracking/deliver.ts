import { loadTokens } from '../../platform/auth/tokens.ts';
import { pageLocale } from '../../platform/i18n/page-locale.ts';
import { shopNow } from '../../platform/shop-time/shop-time.ts';
import { type BrowserCall, sendCall } from '../../platform/upstream/browser-call.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import { type PendingLogEntry, recordLogEntry } from './tracking-log.ts';

/** An event to send to the API. */
export interface Delivery {
  id: string;
  destination: 'log' | 'cart';
  name: string;
  path: string;
  body: object;
}

/** Delays before the second and each further attempt; after the last attempt the delivery has failed. */
const retryDelaysMs = [1000, 5000, 20_000];

/** Sends an event, also while the page unloads. Retries when the API is unavailable, not when it rejects the event. Never throws. */
export async function deliver(delivery: Delivery, attempt = 0): Promise<void> {
  const { path, body } = delivery;
  const entry = logEntryOf(delivery);
  recordLogEntry({ ...entry, status: 'sending', detail: '' });
  try {
    await sendWithStoredToken({
      method: 'POST',
      path,
      body,
      locale: pageLocale(),
      keepalive: true,
      idempotencyKey: delivery.id,
    });
    recordLogEntry({ ...entry, status: 'sent', detail: '' });
  } catch (error) {
    const status = error instanceof CallError ? error.status : 0;
    recordLogEntry({ ...entry, status: 'failed', detail: String(status) });
    const delayMs = retryDelaysMs[attempt];
    const isRetryable = !(error instanceof CallError) || error.kind === 'unavailable';
    if (isRetryable && delayMs !== undefined) setTimeout(() => void deliver(delivery, attempt + 1), delayMs);
  }
}

/** Sends a call with the stored access token, then without one if it is rejected: tracking must neither refresh nor end a session. */
async function sendWithStoredToken(call: BrowserCall): Promise<void> {
  const { access } = loadTokens();
  try {
    await sendCall(call, access);
  } catch (error) {
    const isTokenRejected = access !== null && error instanceof CallError && error.status === 401;
    if (!isTokenRejected) throw error;
    await sendCall(call, null);
  }
}

export function logEntryOf({ id, destination, name, body }: Delivery): PendingLogEntry {
  return { id, at: shopNow(), destination, name, payload: body };
}
