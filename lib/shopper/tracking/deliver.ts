import { loadTokens } from '../../platform/auth/tokens.ts';
import { pageLocale } from '../../platform/i18n/page-locale.ts';
import { shopNow } from '../../platform/shop-time/shop-time.ts';
import { type BrowserCall, sendRequest } from '../../platform/upstream/send-request.ts';
import { type PendingLogEntry, recordLogEntry } from './tracking-log.ts';

/** An event to send to the API. */
export interface Delivery {
  /** Also the idempotency key of the call. */
  id: string;
  /** `log` is the API's event log, `cart` the API's call that passes additions to the cart on to the advertising provider. */
  destination: 'log' | 'cart';
  name: string;
  path: string;
  body: object;
}

/** Delays before the first, second and third retry. */
const retryDelaysMs = [1000, 5000, 20_000];

/**
 * Sends an event, also while the page unloads. Resolves after this attempt and never rejects. When the API is unavailable, the event is
 * logged as `failed` and sent again later, three times at most. An event that the API rejects is not sent again.
 * @param earlierAttempts number of attempts before this one
 */
export async function deliver(delivery: Delivery, earlierAttempts = 0): Promise<void> {
  const { path, body } = delivery;
  const logEntry = logEntryOf(delivery);
  recordLogEntry({ ...logEntry, status: 'sending', detail: '' });
  const response = await sendWithStoredToken({
    method: 'POST',
    path,
    body,
    locale: pageLocale(),
    keepalive: true,
    idempotencyKey: delivery.id,
  }).catch(() => null);
  if (response?.ok) return recordLogEntry({ ...logEntry, status: 'sent', detail: '' });
  const status = response?.status ?? 0;
  recordLogEntry({ ...logEntry, status: 'failed', detail: String(status) });
  const delayMs = retryDelaysMs[earlierAttempts];
  const isUnavailable = status === 0 || status >= 500;
  if (isUnavailable && delayMs !== undefined)
    setTimeout(() => void deliver(delivery, earlierAttempts + 1), delayMs);
}

/** Sends a call with the stored access token, then without one if it is rejected: tracking must neither refresh nor end a session. */
async function sendWithStoredToken(call: BrowserCall): Promise<Response> {
  const { access } = loadTokens();
  const response = await send(call, access);
  return access !== null && response.status === 401 ? send(call, null) : response;
}

async function send(call: BrowserCall, token: string | null): Promise<Response> {
  const response = await sendRequest(call, token);
  // A response that nobody reads keeps its connection busy.
  await response.text();
  return response;
}

export function logEntryOf({ id, destination, name, body }: Delivery): PendingLogEntry {
  return { id, at: shopNow(), destination, name, payload: body };
}
