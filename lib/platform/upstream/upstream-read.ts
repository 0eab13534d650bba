import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { Locale } from '@/lib/platform/i18n/routing';
import { settings } from '@/lib/platform/settings/settings';
import { type CacheKind, cacheRules, cacheTag } from '../cache/cache-tags.ts';
import { renderContext } from '../cache/render-context.ts';
import { unwrapEnvelope } from '../wire/json.ts';
import { failureKindOf } from './call-error.ts';
import { cacheFailure, findCachedFailure, UpstreamError } from './upstream-error.ts';
import { NotSentError, sendUpstreamRequest } from './upstream-request.ts';

/** One cache tag of a read. */
export type TagReference = [kind: CacheKind, slug?: string];

/**
 * Caches a read of the API: within a request, and across requests until its lifetime ends or one of its tags is invalidated.
 * Errors are not cached; a stale value is retained when revalidation fails.
 * @param name unique name of the read; forms the cache key together with the arguments
 * @param tagsOf returns the cache tags of the read; the lifetime is that of the first kind
 */
export function cachedRead<Args extends (string | number)[], T>(
  name: string,
  { tagsOf }: { tagsOf(...args: NoInfer<Args>): [TagReference, ...TagReference[]] },
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return cache((...args: Args) => {
    const [first, ...others] = tagsOf(...args);
    const options = {
      revalidate: cacheRules[first[0]].seconds,
      tags: [first, ...others].map(([kind, slug]) => cacheTag(kind, slug)),
    };
    return unstable_cache(() => read(...args), [name, ...args.map(String)], options)();
  });
}

const minLifetimeSeconds = 1;

/** Limits how long the page being rendered may be cached. */
export async function limitPageLifetime(seconds: number): Promise<void> {
  await limitLifetime(seconds, []);
}

/**
 * Expires the page being rendered at `end`; both times are epoch milliseconds. The page is not even served stale after that:
 * `server/pages/page-response.ts` reads the tag.
 */
export async function expirePageAt(end: number, now: number): Promise<void> {
  await limitLifetime((end - now) / 1000, [`until-${end}`]);
}

async function limitLifetime(seconds: number, tags: string[]): Promise<void> {
  const revalidate = Math.max(minLifetimeSeconds, Math.floor(seconds));
  // A read of nothing, with this lifetime and these tags: Next gives a page the shortest lifetime and all tags of its cached reads.
  await unstable_cache(async () => true, ['page-lifetime', String(revalidate)], { revalidate, tags })();
}

/** Call that a read makes. */
export interface UpstreamCall {
  method: 'GET' | 'POST';
  /** Relative to the API base, already encoded. */
  path: string;
  body?: unknown;
  /** Additional request headers. */
  headers?: Record<string, string>;
  /** For a call that may take longer than `UPSTREAM_TIMEOUT_MS`. */
  timeoutMs?: number;
  /** For an explicit retry by the user: neither returns nor caches a recent failure. */
  skipFailureCache?: boolean;
  /** Expected payload: an array (`list`), an object with at least one of the fields (`anyField`), or either (`orList`). */
  expects: { list: true } | { anyField: string[]; orList?: true };
}

const maxResponseBytes = 16 * 1024 * 1024;

/**
 * Fetches from the upstream and returns the payload inside the envelope, of which only the shape that `expects` names has been checked;
 * null for 404 and for a payload of null. The timeout includes reading the body. A call that failed within the last second fails at once
 * with the same error.
 * @throws {UpstreamError} of every kind but `not-found`
 */
export async function fetchUpstream(call: UpstreamCall, locale: Locale): Promise<unknown> {
  const { method, path, body, headers } = call;
  const callName = `${method} ${path}`;
  if (!settings().apiBaseUrl) throw new UpstreamError('unavailable', callName, 'API_BASE_URL is not set');
  if (renderContext.getStore()?.usesLastReads)
    throw new UpstreamError(
      'unavailable',
      callName,
      'the render has failed before: only its last reads are used',
    );
  const failureKey = JSON.stringify([locale, callName, body, headers]);
  const recentFailure = call.skipFailureCache ? undefined : findCachedFailure(failureKey);
  if (recentFailure) throw recentFailure;
  try {
    return await fetchPayload(call, locale, callName);
  } catch (error) {
    const failure = toUpstreamError(error, callName);
    // A request that was not sent says nothing about this call.
    if (!call.skipFailureCache && !(error instanceof NotSentError)) cacheFailure(failureKey, failure);
    throw failure;
  }
}

/** Fetches a JSON array; null for 404. */
export function fetchList(path: string, locale: Locale): Promise<unknown> {
  return fetchUpstream({ method: 'GET', path, expects: { list: true } }, locale);
}

/** Fetches an object that has at least one of these fields; null for 404. */
export function fetchObjectWithAnyField(path: string, fields: string[], locale: Locale): Promise<unknown> {
  return fetchUpstream({ method: 'GET', path, expects: { anyField: fields } }, locale);
}

async function fetchPayload(call: UpstreamCall, locale: Locale, callName: string): Promise<unknown> {
  const { method, path, body, headers, expects } = call;
  const { response, body: text } = await sendUpstreamRequest({
    path,
    queue: 'pages',
    // The storefront's server only reads, whatever the method.
    isIdempotent: true,
    timeoutMs: Math.max(settings().upstreamTimeoutMs, call.timeoutMs ?? 0),
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
    readBody: (received) => readBodyText(received, callName),
  });
  if (response.status === 404) return null;
  if (!response.ok)
    throw new UpstreamError(
      response.status === 504 ? 'timeout' : failureKindOf(response.status),
      callName,
      `status ${response.status}`,
    );
  const payload = unwrapEnvelope(parseJson(text, callName));
  if (payload !== null && !hasExpectedShape(payload, expects)) {
    throw new UpstreamError('unreadable', callName, 'the payload has an unexpected shape');
  }
  return payload;
}

function parseJson(text: string, callName: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError('unreadable', callName, 'the body is not JSON');
  }
}

function hasExpectedShape(payload: unknown, expects: UpstreamCall['expects']): boolean {
  if (Array.isArray(payload)) return 'list' in expects || expects.orList === true;
  if (typeof payload !== 'object' || payload === null || 'list' in expects) return false;
  return expects.anyField.some((field) => field in payload);
}

async function readBodyText(response: Response, callName: string): Promise<string> {
  let size = 0;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new UpstreamError('unreadable', callName, 'the body is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function toUpstreamError(error: unknown, callName: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const reason = error instanceof Error ? error : new Error(String(error));
  // Nothing but its timeout aborts a read.
  const kind = reason.name === 'TimeoutError' || reason.name === 'AbortError' ? 'timeout' : 'unavailable';
  const detail = reason.cause instanceof Error ? reason.cause.message : reason.message;
  return new UpstreamError(kind, callName, detail);
}
