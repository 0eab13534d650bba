import { createStore } from '../store/store.ts';

/** What became of something that was tracked. */
export interface JournalEntry {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Where it goes: the event log, the advertising provider's call, the pixel, the analytics. */
  channel: 'log' | 'cart' | 'pixel' | 'analytics';
  name: string;
  payload: unknown;
  /** `sent` was confirmed by an answer, `handed` was given to a third-party script, `blocked` could not leave. */
  state: 'held' | 'dropped' | 'sending' | 'handed' | 'sent' | 'blocked' | 'failed';
  /** Why it was held or dropped, or what was answered. */
  note: string;
}

const most = 200;

/** Everything this page has sent or kept back, oldest first. */
export const journal = createStore<readonly JournalEntry[]>([]);

/** Notes what became of something, in place of what was noted of it before. */
export function note(entry: JournalEntry): void {
  const entries = journal.get();
  const known = entries.some(({ id }) => id === entry.id);
  journal.set(
    known
      ? entries.map((other) => (other.id === entry.id ? { ...entry, at: other.at } : other))
      : [...entries, entry].slice(-most),
  );
}
