const windowMs = 15 * 60_000;
const mostFromOne = 20;
/** Guards against many addresses at once, and bounds what is remembered. */
const mostInAll = 200;

let windowEnds = 0;
let inAll = 0;
const failed = new Map<string, number>();

/** Whether a key may be tried from an address now: so many wrong ones in a quarter of an hour, and it is over until the next. */
export function mayTry(address: string, now: number): boolean {
  if (now >= windowEnds) {
    windowEnds = now + windowMs;
    inAll = 0;
    failed.clear();
  }
  return inAll < mostInAll && (failed.get(address) ?? 0) < mostFromOne;
}

/** Remembers that a wrong key was tried. */
export function noteFailure(address: string): void {
  inAll += 1;
  failed.set(address, (failed.get(address) ?? 0) + 1);
}
