import type { OptionValues } from '@/lib/catalogue/product/types';
import type { Id } from '@/lib/platform/wire/identifiers';
import type { AddOutcome, CartExchange } from '@/lib/shopper/cart/cart';

/** Short message at the top of the window. Texts are rendered as plain text. */
export interface Toast {
  kind: 'success' | 'error' | 'warning';
  /** Text, or a function of the total count of merged toasts. */
  text: string | ((count: number) => string);
  /** Second line. */
  detail?: string;
  /** Toasts with the same id are merged into one, adding up their counts. */
  id?: string;
  /** Number of items that the toast is about; 1 by default. */
  count?: number;
  /** Values to choose from, each with a button. */
  choices?: ToastChoices;
  /** Label and effect of the toast's button. */
  action?: { label: string; run: () => void };
}

/** Values of which the visitor chooses one in the toast. */
export interface ToastChoices {
  label: string;
  values: string[];
  choose(value: string): void;
}

/** Change of the cart, wishlist or comparison with its outcome; `useListChangeToast` turns it into a toast. */
export type ListChange =
  | {
      list: 'cart';
      outcome: AddOutcome | CartExchange['outcome'];
      item: ChangedItem;
      quantity: number;
      /** Values of an option, such as the other sizes, that the toast offers in place of the added one. */
      choices?: ToastChoices;
    }
  | {
      list: 'wishlist' | 'compare';
      outcome: 'added' | 'removed';
      item: Pick<ChangedItem, 'slug' | 'title'>;
    };

interface ChangedItem {
  productId: Id;
  variantId: Id | null;
  slug: string;
  title: string;
  options: OptionValues;
}

type ToastOrListChange = Toast | ListChange;
type Listener = (toastOrChange: ToastOrListChange) => void;

const queue: ToastOrListChange[] = [];
let listener: Listener | null = null;
/** Resolves the promise of `awaitQueuedToast`. */
let resolveQueued = () => {};

/** Shows a toast, or queues it until the toasts have loaded. */
export function notify(toastOrChange: ToastOrListChange): void {
  if (listener) listener(toastOrChange);
  else {
    queue.push(toastOrChange);
    resolveQueued();
  }
}

/** Resolves once a toast is queued; at once if one is. */
export function awaitQueuedToast(): Promise<void> {
  return new Promise((resolve) => {
    if (queue.length > 0) resolve();
    else resolveQueued = resolve;
  });
}

/** Registers the listener for toasts and delivers queued ones. Returns a function that removes it. */
export function onNotify(callback: Listener): () => void {
  listener = callback;
  for (const toastOrChange of queue.splice(0)) callback(toastOrChange);
  return () => {
    listener = null;
  };
}
