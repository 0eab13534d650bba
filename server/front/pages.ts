import type { PageAsked } from './address.ts';
import type { AskNext, NextQuestion } from './ask.ts';
import { type Finished, finish, neverStored } from './finish.ts';
import { asKept, type Given, keptHeaders, nothing, once, status, unkept, withStatus } from './given.ts';
import { createJoins } from './joins.ts';
import { addressOf, isNamed, keyOf, questionOf } from './question.ts';
import type { ScriptFiles } from './script-files.ts';
import { type Kept, type Store, stateOf } from './store.ts';

/** Headers and caller of a request, for pages that are not the same for everyone. */
export type Visit = Omit<NextQuestion, 'url'>;

export interface Pages {
  give(asked: PageAsked, visit: Visit): Promise<Given>;
  /** Where the store has a page that is given as it is kept; null for any other. */
  placeOf(asked: PageAsked): string | null;
  /** The answer to a page that is asked for too often. */
  refusal(asked: PageAsked, seconds: number): Promise<Given>;
  /** Makes the pages that are wanted and about to go or gone, a few at once; begins none once the signal says so. */
  renew(over: AbortSignal): Promise<void>;
  /** The code of a page's own scripts as it is now; null where there is no such page. */
  scriptOf(asked: PageAsked): Promise<string | null>;
}

const retryMs = 3000;
const renewedAtOnce = 4;
const failurePages = new Map([
  ['/404', 404],
  ['/error', 503],
]);
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
  const joined = createJoins<Finished>();

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

  function make(asked: PageAsked): Promise<Finished> {
    return joined(`${asked.tenant.id} ${asked.url}`, `${asked.form} ${asked.flight}`, () => askFor(asked));
  }

  async function askFor(asked: PageAsked): Promise<Finished> {
    const key = keyOf(asked);
    const next = await ask(questionOf(asked, port));
    const finished = await finish(asked, next, given, store.peek(key));
    if (next.status >= 500) throw new FailedError(finished);
    if (finished.script) await scripts.keep(finished.script, finished.answer.bodies.isQuick);
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
    // Until then visitors are given the aged page, and nobody tries again.
    kept.agedAt = performance.now() + retryMs;
    make(asked).catch(() => {});
  }

  function failurePage(asked: PageAsked, path: string): Promise<Given> {
    const url = asked.prefix + path;
    return give({ ...asked, path, url, search: '', isShared: true }, { headers: {} });
  }

  /** Puts the whole failure page in the place of an answer that says no more than that. */
  async function failing(asked: PageAsked, made: Given): Promise<Given> {
    const { status: given } = made.answer;
    const forced = failurePages.get(asked.path);
    if (asked.form !== 'html') return given >= 500 ? unkept(made) : made;
    if (forced !== undefined)
      return given === 200 ? withStatus(made, forced) : withStatus(once(await nothing()), forced);
    if (given !== 404 && given < 500) return made;
    const page = await failurePage(asked, given === 404 ? '/404' : '/error');
    // Lifetime and cache tags are those of the address that was asked for, not those of the failure page.
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
    async refusal(asked, seconds) {
      const { answer, headers } = await failurePage(asked, '/error');
      return { answer: { ...answer, status: 429 }, headers: { ...headers, 'retry-after': String(seconds) } };
    },
    async renew(over) {
      const isDue = (kept: Kept) => kept.asked.form === 'html' && ['leaving', 'gone'].includes(stateOf(kept));
      const due = store.askedAgain().filter(isDue).values();
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
