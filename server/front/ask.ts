import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import inject from 'light-my-request';
import { limited } from '../../lib/queue/limited.ts';
import { invalidationCount } from '../../lib/upstream/invalidation.ts';
import { type PageNotes, pageAsked } from '../../lib/upstream/page-asked.ts';

/** A whole answer of Next's, as it came. */
export interface NextAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Cache tags of the page; null where Next does not keep it. */
  tags: string[] | null;
  /** The invalidations there had been before it was asked for. */
  since: number;
  tookMs: number;
  /** Of calls of the upstream, added up. */
  upstreamMs: number;
}

export interface NextQuestion {
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  remoteAddress?: string;
}

export type AskNext = (question: NextQuestion) => Promise<NextAnswer>;

const mostAtOnce = 64;
const mostWaiting = 512;

/**
 * Asks Next within the process: one request in, one whole answer out.
 * @throws {BusyError} when too many are waiting
 */
export function createAsk(next: RequestListener): AskNext {
  const inTurn = limited(mostAtOnce, mostWaiting);
  // A page that the webhook has made is no part of the webhook: Next would refuse to make it there.
  const outside = new AsyncResource('ask');
  return (question) => inTurn(() => outside.runInAsyncScope(ask, null, next, question));
}

async function ask(
  next: RequestListener,
  { url, headers, remoteAddress }: NextQuestion,
): Promise<NextAnswer> {
  const page: PageNotes = { tags: null, upstreamMs: 0 };
  const began = performance.now();
  const since = invalidationCount();
  const noting: RequestListener = (req, res) => pageAsked.run(page, () => next(req, res));
  // As a stream, or it would write out the body as a text, too, and hold both for as long as anything of the request lives.
  const answer = await inject(noting, { method: 'GET', url, headers, remoteAddress, payloadAsStream: true });
  const body = Buffer.concat(await answer.stream().toArray());
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body,
    tags: page.tags,
    since,
    tookMs: performance.now() - began,
    upstreamMs: page.upstreamMs,
  };
}
