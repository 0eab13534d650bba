import { LRUCache } from 'lru-cache';

const probationShare = 0.2;

/**
 * Byte-bounded segmented LRU cache. A new entry is on probation, in a fifth of the memory, until it is read again. So URLs that are
 * requested once, such as invalid ones, evict each other but no popular page.
 */
export class SegmentedLruCache<Value extends object> {
  readonly #probation: LRUCache<string, Value>;
  readonly #protected: LRUCache<string, Value>;

  constructor(maxBytes: number, bytesOf: (value: Value) => number) {
    const createSegment = (share: number) =>
      new LRUCache<string, Value>({
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
        sizeCalculation: bytesOf,
      });
    this.#probation = createSegment(probationShare);
    this.#protected = createSegment(1 - probationShare);
  }

  /** Returns a value, and moves it from probation to the protected segment. */
  get(key: string): Value | undefined {
    const protectedValue = this.#protected.get(key);
    if (protectedValue) return protectedValue;
    const value = this.#probation.get(key);
    if (value) {
      this.#probation.delete(key);
      this.#protected.set(key, value);
    }
    return value;
  }

  /** Returns a value without counting the read. */
  peek(key: string): Value | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key);
  }

  set(key: string, value: Value): void {
    (this.#protected.has(key) ? this.#protected : this.#probation).set(key, value);
  }

  delete(key: string): void {
    this.#probation.delete(key);
    this.#protected.delete(key);
  }

  /** Values under keys that were read since they were first stored, most recently used first. */
  protectedValues(): Value[] {
    return [...this.#protected.values()];
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize;
  }
}
