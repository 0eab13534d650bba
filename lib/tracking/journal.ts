/** What became of something that was tracked. */
export interface JournalEntry {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Where it goes: the event log, the advertising provider's call, the pixel, the analytics. */
  channel: 'log' | 'cart' | 'pixel' | 'analytics';
  name: string;
  payload: unknown;
  /** `sent` is what an answer has confirmed, `handed` what somebody else's script was given, `blocked` what could not leave. */
  state: 'held' | 'dropped' | 'sending' | 'handed' | 'sent' | 'blocked' | 'failed';
  /** Why it was held or dropped, or what was answered. */
  note: string;
}

const most = 200;
const listeners = new Set<() => void>();
let entries: readonly JournalEntry[] = [];

/** Notes what became of something, in place of what was noted of it before. */
export function note(entry: JournalEntry): void {
  const others = entries.filter(({ id }) => id !== entry.id);
  const known = others.length < entries.length;
  entries = known
    ? entries.map((other) => (other.id === entry.id ? { ...entry, at: other.at } : other))
    : [...others, entry].slice(-most);
  for (const listener of listeners) listener();
}

/** Everything this page has sent or kept back, oldest first. */
export function journal(): readonly JournalEntry[] {
  return entries;
}

/** Forgets all of it. */
export function clearJournal(): void {
  entries = [];
  for (const listener of listeners) listener();
}

/** Calls back after every note; returns how to stop. */
export function onJournal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
