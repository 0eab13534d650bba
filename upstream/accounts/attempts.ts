import { HttpFailure } from '../http/failure.ts';
import { words } from '../http/words.ts';

const mostKeys = 100_000;

/** How often something may be tried within a time. */
export interface Limit {
  name: string;
  attempts: number;
  seconds: number;
}

interface Window {
  attempts: number;
  endsAt: number;
}

/** Counts attempts in windows of time, in the memory of this process. */
export class Attempts {
  readonly #windows = new Map<string, Window>();
  readonly #factor: number;

  /** @param factor multiplies every limit */
  constructor(factor: number) {
    this.#factor = factor;
  }

  /**
   * Counts an attempt of someone, or so many at once.
   * @throws {HttpFailure} 429 with `Retry-After` when there were too many
   */
  count(limit: Limit, who: string, times = 1): void {
    const key = `${limit.name} ${who}`;
    const now = performance.now();
    const open = this.#windows.get(key);
    const window = open && open.endsAt > now ? open : { attempts: 0, endsAt: now + limit.seconds * 1000 };
    if (window.attempts + times > limit.attempts * this.#factor) {
      const seconds = Math.ceil((window.endsAt - now) / 1000);
      throw new HttpFailure(429, words.tooMany, { headers: { 'Retry-After': String(seconds) } });
    }
    window.attempts += times;
    this.#windows.set(key, window);
    if (this.#windows.size > mostKeys) this.#makeRoom(now);
  }

  /** Whether so much may be done at once at all. */
  allows(limit: Limit, times: number): boolean {
    return times <= limit.attempts * this.#factor;
  }

  /** Takes back an attempt that proved to be none. */
  giveBack(limit: Limit, who: string): void {
    const window = this.#windows.get(`${limit.name} ${who}`);
    if (window) window.attempts -= 1;
  }

  /** Forgets the attempts of someone who has proven themselves. */
  forget(limit: Limit, who: string): void {
    this.#windows.delete(`${limit.name} ${who}`);
  }

  #makeRoom(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= mostKeys / 2) return;
      this.#windows.delete(key);
    }
  }
}
