interface Entry<T> {
  value: T;
  bytes: number;
  /** Epoch milliseconds. */
  until: number;
}

/** Keeps the values used last, up to a total size. */
export class BoundedCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string, now: number): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.until < now) {
      this.bytes -= entry.bytes;
      return undefined;
    }
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, entry: Entry<T>): void {
    this.bytes += entry.bytes - (this.entries.get(key)?.bytes ?? 0);
    this.entries.delete(key);
    this.entries.set(key, entry);
    for (const [oldest, { bytes }] of this.entries) {
      if (this.bytes <= this.mostBytes) break;
      this.entries.delete(oldest);
      this.bytes -= bytes;
    }
  }
}
