import { invalidationCount } from '../../lib/upstream/invalidation.ts';
import type { PageAsked } from './address.ts';
import type { AskNext, NextQuestion } from './ask.ts';
import { encode } from './encode.ts';
import { type Finished, finish, neverStored } from './finish.ts';
import type { ScriptFiles } from './script-files.ts';
import { type Answer, type Kept, type Store, stateOf } from './store.ts';

/** An answer, and what is said of it this time. */
export interface Given {
  answer: Answer;
  headers: Record<string, string>;
}

/** What came with a request, for pages that are not the same for everyone. */
export type Visit = Omit<NextQuestion, 'url'>;

export interface Pages {
  give(asked: PageAsked, visit: Visit): Promise<Given>;
  /** Where the store has a page that is given as it is kept; null for any other. */
  placeOf(asked: PageAsked): string | null;
  /** Makes the pages that are wanted and about to go or gone, a few at once; begins none once the signal says so. */
  renew(over: AbortSignal): Promise<void>;
  /** What a page's own scripts do today; null where there is no such page. */
  scriptOf(asked: PageAsked): Promise<string | null>;
}

interface Work {
  form: string;
  /** The invalidations there had been when it began; null while it waits for what began before. */
  since: number | null;
  done: Promise<Finished>;
}

const retryMs = 3000;
const renewedAtOnce = 4;
const failurePages = new Map([
  ['/404', 404],
  ['/error', 503],
]);
const lastResort = Buffer.from('<!doctype html><meta charset="utf-8"><title>503</title><h1>503</h1>');

/** A page could not be made. */
class FailedError extends Error {
  readonly finished: Finished;
  constructor(finished: Finished) {
    super('The page could not be made');
    this.finished = finished;
  }
}

/**
 * Gives pages: from the store while they are fresh, and once more while a new one is made when they have aged. Everybody who comes while a page
 * is being made is given that one, unless one of its tags is cleared meanwhile: who comes after that waits for one that was begun
 * after it. Where making one fails the last good one is given, else the whole failure page.
 */
export function createPages(given: {
  ask: AskNext;
  store: Store;
  scripts: ScriptFiles;
  port: number;
  policy: string | null;
  /** Whether a CDN is told the tags of pages. */
  isTagged: boolean;
}): Pages {
  const { ask, store, scripts, port } = given;
  const underWay = new Map<string, Work[]>();

  async function give(asked: PageAsked, visit: Visit): Promise<Given> {
    if (!asked.isShared) return failing(asked, once(await makeOnce(asked, visit)));
    const kept = store.find(keyOf(asked));
    const state = kept ? stateOf(kept) : 'gone';
    if (kept && state !== 'gone') {
      const found = { answer: kept.answer, headers: keptHeaders(kept) };
      if (state === 'aged') remake(asked, kept);
      return failing(asked, found);
    }
    try {
      const { answer, seconds, timing } = await make(asked);
      const how = seconds > 0 ? 'fwd=uri-miss; stored' : 'fwd=bypass';
      return failing(asked, { answer, headers: { 'cache-status': status(how), 'server-timing': timing } });
    } catch (error) {
      if (kept && kept.endsAt > Date.now()) return unkept(asKept(kept, 'fwd=stale; detail=unavailable'));
      return failing(asked, once(error instanceof FailedError ? error.finished : await nothing()));
    }
  }

  /** Joins whoever asks for the same page since nothing was cleared, else waits until Next is done with what it began before. */
  function make(asked: PageAsked): Promise<Finished> {
    const place = `${asked.tenant.id} ${asked.url}`;
    const works = underWay.get(place) ?? [];
    const form = `${asked.form} ${asked.flight}`;
    const isNow = ({ since }: Work) => since === null || since === invalidationCount();
    const same = works.find((work) => work.form === form && isNow(work));
    if (same) return same.done;
    const before = works.filter((work) => !isNow(work)).map(({ done }) => done);
    const begin = () => {
      work.since = invalidationCount();
      return askFor(asked);
    };
    const work: Work = { form, since: null, done: Promise.resolve(undefined as never) };
    work.done = Promise.allSettled(before)
      .then(begin)
      .finally(() => {
        const left = (underWay.get(place) ?? []).filter((one) => one !== work);
        if (left.length > 0) underWay.set(place, left);
        else underWay.delete(place);
      });
    underWay.set(place, [...works, work]);
    return work.done;
  }

  async function askFor(asked: PageAsked): Promise<Finished> {
    const key = keyOf(asked);
    const next = await ask(questionOf(asked, port));
    const finished = await finish(asked, next, given, store.peek(key)?.answer);
    if (next.status >= 500) throw new FailedError(finished);
    if (finished.script) await scripts.keep(finished.script);
    if (finished.seconds > 0 && isNamed(asked)) {
      const madeAt = performance.now();
      const { answer, endsAt, seconds, script } = finished;
      const { tags, since } = next;
      const agedAt = madeAt + seconds * 1000;
      const times = { since, madeAt, agedAt, endsAt };
      const named = { script: script?.name ?? null, tags: tags ?? [] };
      store.keep(key, { answer, asked, isAskedFor: false, ...named, ...times });
    } else store.forget(key);
    return finished;
  }

  async function makeOnce(asked: PageAsked, visit: Visit): Promise<Finished> {
    const { 'accept-encoding': _encoding, 'if-none-match': _tag, range: _range, ...headers } = visit.headers;
    const finished = await finish(asked, await ask({ ...visit, headers, url: addressOf(asked) }), given);
    if (finished.script) await scripts.keepForOne(finished.script);
    return finished;
  }

  function remake(asked: PageAsked, kept: Kept): void {
    // Whoever comes until then is given the aged one without another try.
    kept.agedAt = performance.now() + retryMs;
    make(asked).catch(() => {});
  }

  /** Puts the whole failure page in the place of an answer that says no more than that. */
  async function failing(asked: PageAsked, made: Given): Promise<Given> {
    const { status: given } = made.answer;
    const forced = failurePages.get(asked.path);
    if (asked.form !== 'html') return given >= 500 ? unkept(made) : made;
    if (forced !== undefined)
      return given === 200 ? withStatus(made, forced) : withStatus(once(await nothing()), forced);
    if (given !== 404 && given < 500) return made;
    const path = given === 404 ? '/404' : '/error';
    const page = await give(
      { ...asked, path, url: asked.prefix + path, search: '', isShared: true },
      { headers: {} },
    );
    // How long it is missing, and what that depends on, is the answer's to say, not the page's that is shown for it.
    const { 'cache-control': lifetime, vary = 'Accept-Encoding', 'cache-tag': tags } = made.answer.headers;
    const control = (given === 404 && lifetime) || neverStored;
    const tagged: Given['headers'] = tags ? { 'cache-tag': String(tags) } : {};
    const own = given === 404 ? {} : page.headers;
    return { ...page, headers: { ...own, ...tagged, vary: String(vary), 'cache-control': String(control) } };
  }

  return {
    give,
    placeOf(asked) {
      const isPlain = asked.isShared && asked.form === 'html' && !failurePages.has(asked.path);
      return isPlain ? keyOf(asked) : null;
    },
    async renew(over) {
      const isDue = (kept: Kept) => kept.asked.form === 'html' && ['leaving', 'gone'].includes(stateOf(kept));
      const due = store.wanted().filter(isDue).values();
      const work = async () => {
        for (const kept of due) {
          if (over.aborted) return;
          await make(kept.asked).catch(() => {});
        }
      };
      await Promise.all(Array.from({ length: renewedAtOnce }, work));
    },
    async scriptOf(asked) {
      if (!asked.isShared) return null;
      return make(asked).then(
        ({ answer, script }) => (answer.status === 200 ? (script?.code ?? null) : null),
        () => null,
      );
    },
  };
}

/** Whether the answer is named by its address: a form of flight data needs the parameter that Next gives it. */
function isNamed({ form, flight }: PageAsked): boolean {
  return form === 'html' || flight !== null;
}

function keyOf(asked: PageAsked): string {
  return `${asked.tenant.id} ${isNamed(asked) ? asked.form : `unnamed ${asked.form}`} ${asked.url}`;
}

function questionOf(asked: PageAsked, port: number): NextQuestion {
  const host = `${asked.tenant.hosts[0]}:${port}`;
  const url = addressOf(asked);
  if (asked.form === 'html') return { url, headers: { host, accept: 'text/html' } };
  return { url, headers: { host, ...asked.flightHeaders } };
}

function addressOf({ url, flight }: PageAsked): string {
  const [path = '', query] = url.split('?', 2);
  const asked = [query, flight !== null && `_rsc=${encodeURIComponent(flight)}`].filter(Boolean).join('&');
  // Next decodes a path twice.
  return path.replaceAll('%25', '%2525') + (asked && `?${asked}`);
}

function asKept(kept: Kept, how: string): Given {
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

/** Says to whom it may concern how an answer came about (RFC 9211). */
function status(how: string): string {
  return `Rida; ${how}`;
}

function once({ answer, timing }: Finished): Given {
  return { answer, headers: { 'server-timing': timing } };
}

function unkept({ answer, headers }: Given): Given {
  return { answer, headers: { ...headers, 'cache-control': neverStored } };
}

function withStatus({ answer, headers }: Given, forced: number): Given {
  if (forced === 404) return { answer: { ...answer, status: forced }, headers };
  const { age: _age, ...rest } = headers;
  return {
    answer: { ...answer, status: forced, etag: null },
    headers: { ...rest, 'cache-control': neverStored, 'retry-after': '5' },
  };
}

async function nothing(): Promise<Finished> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = { status: 503, headers, etag: null, bodies: await encode(lastResort) };
  return { answer, script: null, seconds: 0, endsAt: Number.POSITIVE_INFINITY, timing: 'render;dur=0' };
}
