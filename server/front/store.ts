import { invalidationCount, isCleared, isInvalid } from '../../lib/upstream/invalidation.ts';
import { KeptRoom } from '../kept-room.ts';
import type { PageAsked } from './address.ts';
import { type Bodies, bytesIn } from './encode.ts';

/** An answer in its final bytes. */
export interface Answer {
  status: number;
  /** Everything but what depends on the request: encoding, length, age. */
  headers: Record<string, string | string[]>;
  etag: string | null;
  bodies: Bodies;
}

/** A kept answer, and how long it may be given. Moments are of the monotonic clock, in milliseconds. */
export interface Kept {
  answer: Answer;
  /** What it answers. */
  asked: PageAsked;
  /** Whether anyone was given it from the store. */
  isAskedFor: boolean;
  /** The file with its own scripts; null where it has none. */
  script: string | null;
  tags: string[];
  /** The invalidations there had been before it was asked for. */
  since: number;
  madeAt: number;
  /** From here on it is given once more while a new one is made. */
  agedAt: number;
  /** Epoch milliseconds from which it is given to nobody: a price on it ends then. */
  endsAt: number;
}

export type State = 'fresh' | 'aged' | 'leaving' | 'gone';

/** Answers in their final bytes, found by key, within a number of bytes. */
export function createStore(mostBytes: number) {
  const room = new KeptRoom<Kept>(mostBytes, bytesOf);
  return {
    find(key: string): Kept | undefined {
      const found = room.find(key);
      if (found) found.isAskedFor = true;
      return found;
    },
    /** The same without its counting as asked for. */
    peek: (key: string): Kept | undefined => room.peek(key),
    keep: (key: string, kept: Kept): void => room.keep(key, kept),
    forget: (key: string): void => room.forget(key),
    /** Answers that were asked for again since they were made, the last one first. */
    askedAgain: () => room.regulars().filter(({ isAskedFor }) => isAskedFor),
    /** Bytes that are kept now. */
    size: () => room.bytes,
  };
}

export type Store = ReturnType<typeof createStore>;

/**
 * Whether a kept answer may be given as it is, given while a new one is made, given until the invalidation that has begun is in force,
 * or not given.
 */
export function stateOf(kept: Kept): State {
  const { tags, since, endsAt, agedAt } = kept;
  if (isCleared(tags, since) || endsAt <= Date.now()) return 'gone';
  if (isInvalid(tags, since)) return 'leaving';
  // No tag was cleared so far: the next check begins from here.
  kept.since = invalidationCount();
  return agedAt <= performance.now() ? 'aged' : 'fresh';
}

function bytesOf({ answer }: Kept): number {
  return bytesIn(answer.bodies);
}
