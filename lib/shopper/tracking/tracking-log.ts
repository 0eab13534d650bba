import { createStore } from '../../platform/store/store.ts';

/**
 * `held` and `dropped` for lack of consent; `sending`; `sent` was confirmed by a response; `handedOver` was passed to a third-party
 * script without a response so far; `recorded` in test mode instead of being sent; `blocked` could not leave the browser; `failed` in the
 * latest attempt.
 */
export type DeliveryStatus =
  | 'held'
  | 'dropped'
  | 'sending'
  | 'handedOver'
  | 'recorded'
  | 'sent'
  | 'blocked'
  | 'failed';

/** An event sent to one destination, and its delivery status. */
export interface TrackingLogEntry {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** The API's event log, its call for the advertising provider, the advertising pixel, or the analytics. */
  destination: 'log' | 'cart' | 'pixel' | 'analytics';
  name: string;
  payload: unknown;
  status: DeliveryStatus;
  /** `consent` when held or dropped, the HTTP status when failed (0: no response), else empty. */
  detail: string;
}

/** A log entry before its delivery status is known. */
export type PendingLogEntry = Omit<TrackingLogEntry, 'status' | 'detail'>;

const maxEntries = 200;

/** Everything this page has sent, held or dropped, oldest first; shown by the inspector. */
export const trackingLog = createStore<readonly TrackingLogEntry[]>([]);

/** Adds an entry, or updates the entry with the same id and keeps its first time. */
export function recordLogEntry(entry: TrackingLogEntry): void {
  const entries = trackingLog.get();
  const isUpdate = entries.some(({ id }) => id === entry.id);
  trackingLog.set(
    isUpdate
      ? entries.map((other) => (other.id === entry.id ? { ...entry, at: other.at } : other))
      : [...entries, entry].slice(-maxEntries),
  );
}
