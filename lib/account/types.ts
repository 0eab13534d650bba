import type { SavedAddress } from '../address-book/address.ts';
import type { Id } from '../wire/identifiers.ts';

/** Profile of a customer. */
export interface Profile {
  name: string;
  email: string;
  phoneNumber: string;
  addresses: SavedAddress[];
}

/** A session of a customer; browser and operating system when known. */
export interface CustomerSession {
  id: Id;
  isCurrent: boolean;
  /** Epoch milliseconds. */
  usedAt: number | null;
  browser: string | null;
  system: string | null;
}
