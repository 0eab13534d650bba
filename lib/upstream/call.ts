import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { settings } from '@/lib/settings/settings';
import { unwrap } from '../wire/envelope.ts';
import { exchange, NotAskedError } from './exchange.ts';
import { UpstreamError } from './failure.ts';
import { failureKindOf } from './failure-kind.ts';
import { recentFailure, rememberFailure } from './recent-failures.ts';

export interface UpstreamCall {
  method: 'GET' | 'POST';
  /** Relative to the API base, already encoded. */
  path: string;
  body?: unknown;
  /** Sent along with the usual ones. */
  headers?: Record<string, string>;
  /** For a call that may take longer than `UPSTREAM_TIMEOUT_MS`. */
  timeoutMs?: number;
  /** For a person who asks again and wants to know anew: a failure is not remembered. */
  isAnew?: boolean;
  /** Fields of which an answer that is an object has at least one; an answer may also be a list where that is allowed. */
  expects: { list: true } | { fields: string[]; list?: true };
}

const longestAnswerBytes = 16 * 1024 * 1024;

/**
 * Makes one call and returns the payload inside its envelope, of unknown shape; null where there is no such thing.
 * The time limit covers the whole exchange, body included. One that failed within the last second fails the same way at once.
 * @throws {UpstreamError} of every kind but `not-found`
 */
export async function call(asked: UpstreamCall, locale: Locale): Promise<unknown> {
  const { method, path, body } = asked;
  const name = `${method} ${path}`;
  if (!settings().apiBaseUrl) throw new UpstreamError('unavailable', name, 'API_BASE_URL is not set');
  const read = `${locale} ${name} ${body === undefined ? '' : JSON.stringify(body)}`;
  const failed = asked.isAnew ? undefined : recentFailure(read);
  if (failed) throw failed;
  try {
    return await ask(asked, locale, name);
  } catch (error) {
    const failure = failureOf(error, name);
    if (!asked.isAnew && !(error instanceof NotAskedError)) rememberFailure(read, failure);
    throw failure;
  }
}

async function ask(asked: UpstreamCall, locale: Locale, name: string): Promise<unknown> {
  const { method, path, body, headers, expects } = asked;
  const { response, content } = await exchange({
    path,
    lane: 'pages',
    // The server of the shop only reads, whatever the method.
    isSafe: true,
    limitMs: Math.max(settings().upstreamTimeoutMs, asked.timeoutMs ?? 0),
    init: {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    },
    read: (answer) => readText(answer, name),
  });
  if (response.status === 404) return null;
  if (!response.ok)
    throw new UpstreamError(failureKindOf(response.status), name, `status ${response.status}`);
  const payload = unwrap(parse(content, name));
  if (payload !== null && !fits(payload, expects)) {
    throw new UpstreamError('unreadable', name, 'the payload is something else');
  }
  return payload;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('unreadable', name, 'the body is not JSON');
  }
}

function fits(payload: unknown, expects: UpstreamCall['expects']): boolean {
  if (Array.isArray(payload)) return expects.list === true;
  if (typeof payload !== 'object' || payload === null || !('fields' in expects)) return false;
  return expects.fields.some((field) => field in payload);
}

async function readText(response: Response, name: string): Promise<string> {
  let size = 0;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswerBytes) throw new UpstreamError('unreadable', name, 'the body is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function failureOf(error: unknown, name: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const reason = error instanceof Error ? error : new Error(String(error));
  const kind = reason.name === 'TimeoutError' || reason.name === 'AbortError' ? 'timeout' : 'unavailable';
  const cause = reason.cause instanceof Error ? reason.cause.message : reason.message;
  return new UpstreamError(kind, name, cause);
}
