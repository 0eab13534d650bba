import type { Id } from '../../platform/wire/identifiers.ts';
import type { SavedAddress } from '../address-book/address.ts';

/** Profile of a customer. */
export interface Profile {
  name: string;
  email: string;
  phoneNumber: string;
  addresses: SavedAddress[];
}

/** A session of a customer; unknown values are null. */
export interface CustomerSession {
  id: Id;
  isCurrent: boolean;
  /** Time of the last use in epoch milliseconds. */
  usedAt: number | null;
  browser: string | null;
  /** Operating system. */
  system: string | null;
}
