import type { Id } from '../wire/identifiers.ts';

/** An order as the upstream has answered it. */
export interface PlacedOrder {
  id: Id;
  number: string;
  /** The shop asks about it before anything is sent. */
  isHeld: boolean;
}
