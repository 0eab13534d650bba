import { LRUCache } from 'lru-cache';

const newcomersShare = 0.2;

/**
 * Things found by key, within a number of bytes. What has been asked for once only has a fifth of the room to itself, so that
 * made-up addresses, which nobody asks for twice, push out each other and nothing that people visit.
 */
export class KeptRoom<Thing extends object> {
  readonly #newcomers: LRUCache<string, Thing>;
  readonly #regulars: LRUCache<string, Thing>;

  constructor(mostBytes: number, bytesOf: (thing: Thing) => number) {
    const within = (share: number) =>
      new LRUCache<string, Thing>({
        maxSize: Math.max(1, Math.floor(mostBytes * share)),
        sizeCalculation: bytesOf,
      });
    this.#newcomers = within(newcomersShare);
    this.#regulars = within(1 - newcomersShare);
  }

  find(key: string): Thing | undefined {
    const regular = this.#regulars.get(key);
    if (regular) return regular;
    const newcomer = this.#newcomers.get(key);
    if (newcomer) {
      this.#newcomers.delete(key);
      this.#regulars.set(key, newcomer);
    }
    return newcomer;
  }

  /** The same without its counting as asked for. */
  peek(key: string): Thing | undefined {
    return this.#regulars.peek(key) ?? this.#newcomers.peek(key);
  }

  keep(key: string, thing: Thing): void {
    (this.#regulars.has(key) ? this.#regulars : this.#newcomers).set(key, thing);
  }

  forget(key: string): void {
    this.#newcomers.delete(key);
    this.#regulars.delete(key);
  }

  /** What was asked for more than once, the last one first. */
  regulars(): Thing[] {
    return [...this.#regulars.values()];
  }

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#regulars.calculatedSize;
  }
}
