import type { Locale } from '@/lib/i18n/routing';
import { unwrap } from './read/envelope.ts';
import type { Reader } from './read/reader.ts';
import { uploadsAddress } from './read/uploads.ts';

/** How a browser reads what the upstream sends; pictures of the uploads come through the shop's own address. */
export const browserReader: Reader = { uploads: (path) => uploadsAddress(path), unreadable: () => {} };

/** A call that was answered with a failure, or not at all (`status` 0). */
class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'CallError';
  }
}

export interface BrowserCall {
  method?: 'GET' | 'POST';
  /** Path of the contract. */
  path: string;
  body?: unknown;
  locale: Locale;
  signal?: AbortSignal;
}

/**
 * Makes a call of the contract from the browser, through the shop's own origin, and returns its payload.
 * @throws {CallError} with the upstream's `Message`
 */
export async function callFromBrowser({
  method = 'GET',
  path,
  body,
  locale,
  signal,
}: BrowserCall): Promise<unknown> {
  const response = await fetch(`/api/upstream${path}`, {
    method,
    signal,
    headers: {
      'accept-language': locale,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return unwrap(answer);
  const message =
    answer !== null && typeof answer === 'object' && 'Message' in answer ? String(answer.Message) : '';
  throw new CallError(response.status, message);
}
