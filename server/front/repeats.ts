import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Bodies, type Encoding, encodingFor } from './encode.ts';
import { keptHeaders } from './given.ts';
import { type Kept, type State, type Store, stateOf } from './store.ts';
import { bodyOf, headersOf } from './write.ts';

/** Names and values in turns, which Node writes fastest, as they are for one second. */
interface Head {
  second: number;
  bodies: Bodies;
  pairs: string[];
}

const asItIs: State[] = ['fresh', 'leaving'];
const mostKnown = 5000;
const longestWords = 1000;

/**
 * Answers a request that is the same, header by header, as an earlier one for a kept page, without reading it again. Where the
 * page is no longer fresh the request goes the whole way.
 * @param secured headers of every answer
 */
export function createRepeats(store: Store, secured: Record<string, string>) {
  const known = new Map<string, string>();
  const heads = new WeakMap<Kept, Partial<Record<Encoding, Head>>>();

  function headOf(kept: Kept, encoding: Encoding): string[] {
    const ofKept = heads.get(kept) ?? {};
    heads.set(kept, ofKept);
    const second = Math.floor((performance.now() - kept.madeAt) / 1000);
    const before = ofKept[encoding];
    const { bodies } = kept.answer;
    if (before?.second === second && before.bodies === bodies) return before.pairs;
    const headers = { ...secured, ...headersOf(kept.answer, encoding), ...keptHeaders(kept) };
    const pairs = Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => [name, value]),
    );
    ofKept[encoding] = { second, bodies, pairs };
    return pairs;
  }

  return {
    /** Whether the request was answered. */
    give(req: IncomingMessage, res: ServerResponse): boolean {
      const words = wordsOf(req);
      const key = words === null ? undefined : known.get(words);
      const kept = key === undefined ? undefined : store.find(key);
      if (!kept || !asItIs.includes(stateOf(kept))) return false;
      const encoding = encodingFor(req.headers['accept-encoding'], kept.answer.bodies);
      res.writeHead(kept.answer.status, headOf(kept, encoding)).end(bodyOf(kept.answer, encoding));
      return true;
    },
    /** From now on finds the page of such a request at once. */
    remember(req: IncomingMessage, key: string): void {
      const words = wordsOf(req);
      if (words === null || words.length > longestWords || !store.find(key)) return;
      if (known.size >= mostKnown) known.clear();
      known.set(words, key);
    },
  };
}

/** The parts of a request that decide which page it is given; null for one that is more than a plain question for a page. */
function wordsOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.rsc !== undefined || headers['if-none-match'] !== undefined) return null;
  return `${url}\n${headers.host}\n${headers.accept}`;
}
