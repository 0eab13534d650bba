import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { PageAsked } from './address.ts';
import type { NextAnswer } from './ask.ts';
import { encode } from './encode.ts';
import { partScripts } from './scripts.ts';
import { isSettled } from './settled.ts';
import type { Answer, Kept } from './store.ts';

/** A finished page: its answer, its script, and how long it may be kept. */
export interface Finished {
  answer: Answer;
  /** The file with the page's own scripts; null for what is no page. */
  script: { name: string; code: string } | null;
  /** Seconds that it may be kept; 0 for what may not. */
  seconds: number;
  /** Epoch milliseconds from which nobody may be given it. */
  endsAt: number;
  /** How long making it took (`Server-Timing`). */
  timing: string;
}

export const neverStored = 'private, no-cache, no-store, max-age=0, must-revalidate';

const daySeconds = 24 * 3600;
const ownHeaders =
  /^(?:etag|date|connection|keep-alive|transfer-encoding|content-(?:length|encoding)|x-powered-by|refresh|x-middleware-.*|x-nextjs-cache)$/;
const flightHeader = /^x-nextjs-/;
const endTag = /^until-(\d+)$/;

/**
 * Turns an answer of Next's into what leaves: a redirect gets the query of the request, a page's scripts go into a file of their
 * own and start late, everything is compressed; quickly where it is given once, or takes the place of what was made just before.
 * @param how the content security policy of pages, null where there is none, and whether a CDN is told the tags of what it may keep
 * @param before the answer that this one takes the place of; the same bytes are not compressed again
 */
export async function finish(
  asked: PageAsked,
  given: NextAnswer,
  { policy, isTagged }: { policy: string | null; isTagged: boolean },
  before?: Kept,
): Promise<Finished> {
  const isHtml = String(given.headers['content-type'] ?? '').startsWith('text/html');
  const endsAt = endOf(given.tags ?? []);
  const lifetime = given.tags === null ? 0 : secondsOf(given.headers);
  const seconds = given.status === 200 ? lifetime : 0;
  const headers = headersOf(given.headers, asked);
  if (lifetime > 0) headers['cache-control'] = cacheControl(lifetime, endsAt);
  if (lifetime > 0 && isTagged) headers['cache-tag'] = cacheTags(given.tags ?? []);
  // Next sends a redirect that a page throws twice.
  const [location] = [headers.location ?? []].flat();
  if (location !== undefined) headers.location = withQuery(location, asked);
  const parted = isHtml && policy !== null ? partScripts(given.body.toString('utf8'), asked.url) : null;
  if (isHtml && policy !== null) headers['content-security-policy'] = policy;
  const body = parted ? Buffer.from(parted.html) : given.body;
  const etag = seconds > 0 ? hash(body) : null;
  const same = etag !== null && etag === before?.answer.etag ? before.answer.bodies : null;
  const isQuick = seconds === 0 || (before !== undefined && !isSettled(before));
  return {
    answer: { status: given.status, headers, etag, bodies: same ?? (await encode(body, isQuick)) },
    script: parted?.script ?? null,
    seconds,
    endsAt,
    timing: `render;dur=${given.tookMs.toFixed(0)}, upstream;dur=${given.upstreamMs.toFixed(0)}`,
  };
}

function headersOf(given: OutgoingHttpHeaders, { form, hasMarkdown }: PageAsked): Answer['headers'] {
  const kept = Object.entries(given).filter(
    ([name, value]) =>
      value !== undefined && !ownHeaders.test(name) && !(form === 'html' && flightHeader.test(name)),
  );
  const headers = Object.fromEntries(kept.map(([name, value]) => [name, asHeader(value)]));
  const named = String(headers.vary ?? '').split(', ');
  const others = named.filter((name) => !/^(?:accept|accept-encoding)?$/i.test(name));
  return { ...headers, vary: [...(hasMarkdown ? ['Accept'] : []), ...others, 'Accept-Encoding'].join(', ') };
}

function asHeader(value: OutgoingHttpHeaders[string]): string | string[] {
  return Array.isArray(value) ? value : String(value);
}

/** How long shared caches may keep a page, and give it while they ask for a new one: at most a day, not beyond the end of a price on it. */
function cacheControl(seconds: number, endsAt: number): string {
  const left = Math.floor((endsAt - Date.now()) / 1000) - seconds;
  const aged = Math.min(daySeconds, left);
  return aged > 0 ? `s-maxage=${seconds}, stale-while-revalidate=${aged}` : `s-maxage=${seconds}`;
}

function secondsOf({ 'cache-control': given }: OutgoingHttpHeaders): number {
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(String(given ?? '')) ?? [];
  return Number(seconds);
}

/** A page that shows what holds until a certain moment carries a tag with it (lib/upstream/cached-read.ts). */
function endOf(tags: string[]): number {
  return Math.min(...tags.map((tag) => Number(endTag.exec(tag)?.[1] ?? Number.POSITIVE_INFINITY)));
}

/** The tags that the webhook may clear. */
function cacheTags(tags: string[]): string {
  return tags.filter((tag) => !tag.startsWith('_N_T_') && !endTag.test(tag)).join(',');
}

/** Pages know no query but their own, so a redirect that one throws leads to a bare path. */
function withQuery(location: string, { search }: PageAsked): string {
  return location.includes('?') ? location : location + search;
}

function hash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}
