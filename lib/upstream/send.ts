import type { Locale } from '@/lib/i18n/routing';
import { loadCookie } from '../browser-storage/cookie.ts';
import { unwrap } from '../wire/envelope.ts';
import { asArray, asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';
import { CallError } from './call-error.ts';

export interface BrowserCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path of the contract. */
  path: string;
  body?: unknown;
  locale: Locale;
  /** Names an order, so that sending it twice places it once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the call go on when the page is left, whatever it is answered; its body must be small. */
  keepalive?: boolean;
}

/**
 * Sends a call of the contract from the browser, through the shop's own origin, and returns its payload.
 * @param token goes along as the bearer
 * @throws {CallError} whenever there is no payload; an aborted call rejects with its abort
 */
export async function send(call: BrowserCall, token: string | null): Promise<unknown> {
  const { method = 'GET', path, body, signal, keepalive } = call;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/upstream${path}`, {
      method,
      signal,
      keepalive,
      headers: headersOf(call, token),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await response.text();
  } catch (error) {
    throw signal?.aborted ? error : new CallError(0);
  }
  if (response.ok && keepalive) return null;
  const answer = parse(text);
  if (!response.ok) throw refusal(response, answer);
  if (answer === undefined) throw new CallError(0);
  return unwrap(answer);
}

/** Undefined for what is not JSON; an empty body says as little as null. */
function parse(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headersOf(call: BrowserCall, token: string | null): Record<string, string> {
  const { method = 'GET', body, locale, idempotencyKey } = call;
  const headers: Record<string, string> = { 'accept-language': locale };
  // What was stored may be anything; a header cannot carry all of it.
  if (token !== null && /^[\x21-\x7e]+$/.test(token)) headers.authorization = `Bearer ${token}`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const requestToken = method === 'GET' ? undefined : loadCookie('XSRF-TOKEN');
  if (requestToken) headers['x-xsrf-token'] = requestToken;
  return headers;
}

function refusal(response: Response, answer: unknown): CallError {
  const { Message, errors } = asObject(answer) ?? {};
  const fields = Object.entries(asObject(errors) ?? {}).flatMap(([name, messages]) => {
    const message = readText(asArray(messages)[0]);
    return message === null ? [] : [[name, message]];
  });
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new CallError(response.status, {
    message: readText(Message) ?? '',
    fields: Object.fromEntries(fields),
    retryAfterSeconds: seconds > 0 ? seconds : undefined,
  });
}
