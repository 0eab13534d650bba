import type { Locale } from '../i18n/routing.ts';
import { hasItem, joinItems, type SavedItem, withoutItems } from '../saved-items/saved-items.ts';
import { fetchWishes, withdrawWish } from './calls.ts';
import { sendWishes } from './send-wishes.ts';

type Items = readonly SavedItem[];

/** What a change adds and takes away; the same whatever else becomes of the list meanwhile. */
interface Difference {
  added: Items;
  removed: Items;
}

/** The wishlist of the signed-in customer, in the shape of a stored list. */
export interface CustomerWishlist {
  get(): Items;
  onChange(listener: () => void): void;
  /** Shows a change at once and sends what it adds and takes away; what the upstream says counts in the end. */
  update(change: (items: Items) => Items): Promise<Items>;
  /**
   * Reads it again; says whether the upstream lets it be changed.
   * @throws {CallError} when it cannot be read
   */
  load(): Promise<boolean>;
}

/** Opens the customer's wishlist. */
export function customerWishlist(locale: Locale): CustomerWishlist {
  const listeners = new Set<() => void>();
  /** What the upstream has, as far as it has said. */
  let truth: Items = [];
  let pending: Difference[] = [];
  let shown: Items = [];
  let queue: Promise<unknown> = Promise.resolve();

  const publish = () => {
    shown = pending.reduce(apply, truth);
    for (const listener of listeners) listener();
  };
  /** Runs work when all before it is done: an older answer never covers a newer change. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };
  const send = async ({ added, removed }: Difference) => {
    const sent = await sendWishes(added, locale);
    for (const { slug, productId } of removed) {
      const id = truth.find((item) => item.slug === slug)?.productId ?? productId;
      if (id !== null) await withdrawWish(id, locale);
    }
    const failure = sent.failure ?? (sent.added.length === 0 ? sent.refusal : null);
    if (failure !== null) throw failure;
    truth = apply(truth, { added: sent.added, removed });
  };
  return {
    get: () => shown,
    onChange: (listener) => listeners.add(listener),
    load: () =>
      inTurn(async () => {
        const { items, canChange } = await fetchWishes(locale);
        truth = items;
        publish();
        return canChange;
      }),
    async update(change) {
      const difference = differenceOf(shown, change(shown));
      pending.push(difference);
      publish();
      await inTurn(async () => {
        try {
          await send(difference);
        } catch (error) {
          truth = await fetchWishes(locale).then(
            ({ items }) => items,
            () => truth,
          );
          throw error;
        } finally {
          pending = pending.filter((other) => other !== difference);
          publish();
        }
      });
      return shown;
    },
  };
}

function differenceOf(before: Items, after: Items): Difference {
  return {
    added: after.filter(({ slug }) => !hasItem(before, slug)),
    removed: before.filter(({ slug }) => !hasItem(after, slug)),
  };
}

function apply(items: Items, { added, removed }: Difference): Items {
  return joinItems(withoutItems(items, removed), added);
}
