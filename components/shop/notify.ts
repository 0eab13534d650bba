import type { AddOutcome } from '@/lib/cart/cart';
import type { Id } from '@/lib/wire/identifiers';

/** A short message that shows for a moment at the top of the window. Texts are shown as text. */
export interface Notice {
  kind: 'success' | 'error' | 'warning';
  /** The text; where the same may happen several times in a moment, a function of how often. */
  text: string | ((count: number) => string);
  /** A second line, which says what exactly it is about. */
  detail?: string;
  /** Of notices with the same one only one shows, with their counts added up. */
  id?: string;
  /** How many things it is about. */
  count?: number;
  /** Something that can be done about it. */
  action?: { label: string; run: () => void };
}

/** What became of a change of the cart or of a list; its words come with what shows notices. */
export type Outcome =
  | {
      about: 'cart';
      outcome: AddOutcome;
      item: OutcomeItem;
      quantity: number;
    }
  | {
      about: 'wishlist' | 'compare';
      outcome: 'added' | 'removed';
      item: Pick<OutcomeItem, 'slug' | 'title'>;
    };

interface OutcomeItem {
  productId: Id;
  variantId: Id | null;
  slug: string;
  title: string;
  color: string | null;
  size: string | null;
}

type Told = Notice | Outcome;
type Listener = (told: Told) => void;

const waiting: Told[] = [];
let listener: Listener | null = null;

/** Shows a notice, now or as soon as notices can be shown. */
export function notify(told: Told): void {
  if (listener) listener(told);
  else waiting.push(told);
}

/** Hears every notice, those that waited first; returns how to stop. */
export function onNotice(hear: Listener): () => void {
  listener = hear;
  for (const notice of waiting.splice(0)) hear(notice);
  return () => {
    listener = null;
  };
}
