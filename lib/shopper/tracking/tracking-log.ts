import { createStore } from '../../platform/store/store.ts';

export type DeliveryStatus =
  /** Waits for the visitor's consent. */
  | 'held'
  /** Not sent, because the visitor denies consent. */
  | 'dropped'
  | 'sending'
  /** A third-party script has taken it, without a response so far. */
  | 'handedOver'
  /** Only logged, in test mode. */
  | 'recorded'
  /** Confirmed by a response. */
  | 'sent'
  /** The third-party script did not load, or its request failed. */
  | 'blocked'
  /** The latest attempt has failed. */
  | 'failed';

/** An event sent to one destination, and its delivery status. */
export interface TrackingLogEntry {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** `log` is the API's event log, `cart` the API's call that passes additions to the cart on to the advertising provider. */
  destination: 'log' | 'cart' | 'pixel' | 'analytics';
  /** Name of the event at its destination. */
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

/** Adds an entry, or updates the entry with the same id, whose time stays that of its first record. */
export function recordLogEntry(entry: TrackingLogEntry): void {
  const entries = trackingLog.get();
  const isUpdate = entries.some(({ id }) => id === entry.id);
  trackingLog.set(
    isUpdate
      ? entries.map((other) => (other.id === entry.id ? { ...entry, at: other.at } : other))
      : [...entries, entry].slice(-maxEntries),
  );
}
