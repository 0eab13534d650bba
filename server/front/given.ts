import { encode } from './encode.ts';
import { type Finished, neverStored } from './finish.ts';
import type { Answer, Kept } from './store.ts';

const lastResort = Buffer.from('<!doctype html><meta charset="utf-8"><title>503</title><h1>503</h1>');

/** An answer, and what is said of it this time. */
export interface Given {
  answer: Answer;
  headers: Record<string, string>;
}

/** A kept page, given in place of one that could not be made. */
export function asKept(kept: Kept, how: string): Given {
  return { answer: kept.answer, headers: { ...keptHeaders(kept), 'cache-status': status(how) } };
}

/** What is said of a kept page in this second. */
export function keptHeaders({ madeAt, agedAt }: Kept): Given['headers'] {
  const age = Math.floor((performance.now() - madeAt) / 1000);
  return { age: String(age), 'cache-status': status(`hit; ttl=${secondsUntil(agedAt)}`) };
}

/** Whole seconds until a moment of the monotonic clock; negative when it has passed. */
function secondsUntil(moment: number): number {
  return Math.floor((moment - performance.now()) / 1000);
}

/** `Cache-Status` (RFC 9211): how an answer came about. */
export function status(how: string): string {
  return `Rida; ${how}`;
}

/** An answer that is made for one request. */
export function once({ answer, timing }: Finished): Given {
  return { answer, headers: { 'server-timing': timing } };
}

/** The same, to be kept by nobody. */
export function unkept({ answer, headers }: Given): Given {
  return { answer, headers: { ...headers, 'cache-control': neverStored } };
}

/** A failure page under the status that it stands for. */
export function withStatus({ answer, headers }: Given, forced: number): Given {
  if (forced === 404) return { answer: { ...answer, status: forced }, headers };
  const { age: _age, ...rest } = headers;
  return {
    answer: { ...answer, status: forced, etag: null },
    headers: { ...rest, 'cache-control': neverStored, 'retry-after': '5' },
  };
}

/** The answer when not even the failure page can be made. */
export async function nothing(): Promise<Finished> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = { status: 503, headers, etag: null, bodies: await encode(lastResort, true) };
  return { answer, script: null, seconds: 0, endsAt: Number.POSITIVE_INFINITY, timing: 'render;dur=0' };
}
