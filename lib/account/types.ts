import type { SavedAddress } from '../address-book/address.ts';
import type { Id } from '../wire/identifiers.ts';

/** What a customer's account says of its owner. */
export interface Profile {
  name: string;
  email: string;
  phoneNumber: string;
  addresses: SavedAddress[];
}

/** Somewhere a customer is signed in; families of browser and system where they are known. */
export interface CustomerSession {
  id: Id;
  isCurrent: boolean;
  /** Epoch milliseconds. */
  usedAt: number | null;
  browser: string | null;
  system: string | null;
}
