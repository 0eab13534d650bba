import { loadTokens } from '../auth/tokens.ts';
import { pageLocale } from '../i18n/page-locale.ts';
import { CallError } from '../upstream/call-error.ts';
import { type BrowserCall, send } from '../upstream/send.ts';
import { type JournalEntry, note } from './journal.ts';

/** Something on its way to the upstream. */
export interface Delivery {
  id: string;
  channel: 'log' | 'cart';
  name: string;
  path: string;
  body: object;
}

/** Waits between tries; after the last one a delivery is given up. */
const waitsMs = [1000, 5000, 20_000];

/**
 * Sends something and forgets it: never throws, goes on when the page is left, tries again a few times when the upstream does not
 * answer. What is refused is not sent again.
 */
export async function deliver(delivery: Delivery, tried = 0): Promise<void> {
  const { path, body } = delivery;
  const entry = entryOf(delivery);
  note({ ...entry, state: 'sending', note: '' });
  try {
    await sendAsItIs({
      method: 'POST',
      path,
      body,
      locale: pageLocale(),
      keepalive: true,
      idempotencyKey: delivery.id,
    });
    note({ ...entry, state: 'sent', note: '' });
  } catch (error) {
    const status = error instanceof CallError ? error.status : 0;
    note({ ...entry, state: 'failed', note: String(status) });
    const wait = waitsMs[tried];
    const mayWork = !(error instanceof CallError) || error.kind === 'unavailable';
    if (mayWork && wait !== undefined) setTimeout(() => void deliver(delivery, tried + 1), wait);
  }
}

/** Sends a call with the token as it is stored: what is counted neither renews a session nor ends it, and counts without one, too. */
async function sendAsItIs(call: BrowserCall): Promise<void> {
  const { access } = loadTokens();
  try {
    await send(call, access);
  } catch (error) {
    const isOver = access !== null && error instanceof CallError && error.status === 401;
    if (!isOver) throw error;
    await send(call, null);
  }
}

export function entryOf({ id, channel, name, body }: Delivery): Omit<JournalEntry, 'state' | 'note'> {
  return { id, at: Date.now(), channel, name, payload: body };
}
