import { endedSessionEmail, session, signedInEmail } from '../../platform/auth/session.ts';
import {
  removeSessionValue,
  removeStored,
  setStorageFailureListener,
  writeStored,
} from '../../platform/browser-storage/stored-values.ts';
import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import { readSlug } from '../../platform/wire/identifiers.ts';
import {
  type AccountTotal,
  type AddOutcome,
  type CartAddition,
  type CartLine,
  isSameLine,
  quantityOf,
  totalQuantity,
} from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { addLine, type LineAddition, readStoredLine, toStoredLine } from '../cart/lines.ts';
import { createLocalList, type ListUpdater, type SyncedList } from '../lists/local-list.ts';
import {
  isSameItem,
  readSavedItem,
  type SavedItem,
  toggleSavedItem,
  toStoredItem,
} from '../saved-lists/saved-items.ts';
import { track } from '../tracking/track.ts';
import type { AccountLists } from './account-lists.ts';
import type { NotTakenItem } from './not-taken.ts';
import { withViewed } from './recently-viewed.ts';

/** Current lists of the visitor. */
export interface VisitorState {
  /** False while the lists are loading: they may be empty, or those of this browser instead of the account's. */
  isReady: boolean;
  /** True when the account's lists could not be fetched. */
  hasFailed: boolean;
  cart: readonly CartLine[];
  /** Units in the cart; those of `accountTotal` until the lines are loaded. */
  cartCount: number;
  /** Total of a customer's cart, fetched for the time until its lines are loaded; null or absent for guests or when unknown. */
  accountTotal?: AccountTotal | null;
  wishlist: readonly SavedItem[];
  compare: readonly SavedItem[];
  /** Slugs of recently viewed products, latest first. */
  viewed: readonly string[];
}

/** Failures that are shown to the visitor. `reason` is the API's message, or ''. */
export type VisitorError =
  /** The account could not take products of the local lists, or only some of their units. */
  | { kind: 'not-taken'; items: NotTakenItem[] }
  /** A write to storage failed: the value lasts until the page unloads. */
  | { kind: 'not-stored' }
  /** A local list could not be merged into the account, or an update of the account failed. */
  | { kind: 'not-merged' | 'not-updated'; reason: string };

/** List of the visitor. */
export interface VisitorList<T> {
  get(): readonly T[];
  /**
   * Never rejects: resolves to false after a failure.
   * @param onError gets the API's message, or ''; by default the failure is reported to the visitor
   */
  update(updater: ListUpdater<T>, onError?: (reason: string) => void): Promise<boolean>;
}

/** Operations on the visitor's lists. The updaters of a cart are in `cart/lines.ts`. */
export interface VisitorStore {
  cart: VisitorList<CartLine> & {
    /** Adds units of a variant and tracks them. Never rejects. */
    add(item: CartItem, quantity: number): Promise<CartAddition>;
  };
  wishlist: TogglableList;
  compare: TogglableList;
  /** Adds a product to the recently viewed ones. */
  recordView(slug: string): Promise<void>;
  /** Refetches the account's lists and retries a failed merge of local ones. Never rejects. */
  reload(): Promise<void>;
  /** Replaces the listener for errors. */
  setErrorListener(listener: (error: VisitorError) => void): void;
}

type TogglableList = VisitorList<SavedItem> & { toggle(item: SavedItem): ReturnType<typeof toggleSavedItem> };

const savedItemFormat = { readItem: readSavedItem, formatItem: toStoredItem, isSame: isSameItem };

/**
 * Creates the visitor's lists and publishes their state now and after every change. The only code that decides where cart and
 * wishlist are stored: in this browser, or in the account of the signed-in customer.
 */
export function createVisitorStore(publish: (state: VisitorState) => void): VisitorStore {
  const local = {
    cart: createLocalList('cart_products', {
      readItem: readStoredLine,
      formatItem: toStoredLine,
      isSame: isSameLine,
    }),
    wishlist: createLocalList('wishlist_products', savedItemFormat),
  };
  const compare = createLocalList('compare_products', savedItemFormat);
  const viewed = createLocalList('recent_products', {
    readItem: readSlug,
    isSame: (a, b) => a === b,
    // Unlike for the other lists, a failure is not reported to the visitor.
    persist: writeStored,
  });
  let account: AccountLists | null = null;
  /** E-mail address, or '', of the customer whose lists `account` holds, or will hold once created; null for a guest. */
  let ownerEmail: string | null = null;
  let isCopyingCart = false;
  /** Settles once the lines of a session that has ended are in the local cart. */
  let cartCopy: Promise<unknown> = Promise.resolve();
  let reportError: (error: VisitorError) => void = () => {};

  const activeLists = () => account ?? local;
  const publishAll = () => {
    if (isCopyingCart) return;
    const { status } = session.get();
    // A customer's lists are ready once the account's are loaded, a guest's unless the account of a session that has ended is still shown.
    const isReady = status !== 'unknown' && (status === 'customer') === (account?.isReady ?? false);
    const accountTotal = account?.total ?? null;
    const cart = activeLists().cart.get();
    publish({
      isReady,
      hasFailed: account?.hasFailed ?? false,
      cart,
      cartCount: !isReady && accountTotal ? accountTotal.quantity : totalQuantity(cart),
      accountTotal,
      wishlist: activeLists().wishlist.get(),
      compare: compare.get(),
      viewed: viewed.get(),
    });
  };

  /** True when the session could not be refreshed; false after signing out. */
  const hasSessionEnded = () => endedSessionEmail() !== null;

  /**
   * Follows the session: copies the cart of a session that has ended into the local cart, drops the lists of the customer before, and
   * creates those of a customer who has signed in.
   */
  const switchAccount = async () => {
    if (account !== null && hasSessionEnded()) {
      // The account's lines stay on the screen until they are in the local cart.
      isCopyingCart = true;
      cartCopy = account.copyCartToBrowser().catch(() => {});
      await cartCopy;
      isCopyingCart = false;
    }
    const email = signedInEmail();
    if (session.get().status === 'anonymous') {
      // Prices that a customer has seen must not stay in the browser after signing out.
      removeStored('seen_prices');
      removeStored('skipped_lines');
      removeSessionValue('left_lines');
    }
    if (email !== ownerEmail) {
      account = null;
      ownerEmail = email;
    }
    publishAll();
    if (email === null || account !== null) return;
    const { createAccountLists } = await import('./account-lists.ts');
    // During the import the session may have changed, or another call may have created the lists.
    if (email !== ownerEmail || account !== null) return;
    const reportErrorOfLists = (error: VisitorError) => {
      if (account === lists) reportError(error);
    };
    const lists = createAccountLists(email, local, {
      onChange: publishAll,
      onMergeError: (reason) => reportErrorOfLists({ kind: 'not-merged', reason }),
      onNotTaken: (items) => reportErrorOfLists({ kind: 'not-taken', items }),
    });
    account = lists;
    await lists.load();
  };
  /** Loads the account's lists, creating them when that failed before. Never rejects. */
  const loadLists = async () => {
    if (account !== null) await account.load();
    else await switchAccount().catch(() => {});
  };
  /** Updates the active list. When the update fails because the session has ended, updates the local list instead. */
  const update = async <T>(getList: () => SyncedList<T>, updater: ListUpdater<T>): Promise<void> => {
    const wasCustomer = account !== null;
    try {
      await getList().update(updater);
    } catch (error) {
      if (!wasCustomer || !hasSessionEnded()) throw error;
      await cartCopy;
      await update(getList, updater);
    }
  };
  const toVisitorList = <T>(getList: () => SyncedList<T>): VisitorList<T> => ({
    get: () => getList().get(),
    update: (updater, onError = (reason) => reportError({ kind: 'not-updated', reason })) =>
      update(getList, updater).then(
        () => true,
        (error) => {
          onError(upstreamMessageOf(error));
          return false;
        },
      ),
  });
  const toTogglableList = (list: VisitorList<SavedItem>): TogglableList => ({
    ...list,
    toggle: (item) => toggleSavedItem(list.update, item),
  });
  const getCart = () => activeLists().cart;
  /** False for a line without a variant (docs/behaviour.md §4.5), unless the API itself has put it into the customer's cart. True for guests. */
  const canHold = (line: CartLine) =>
    signedInEmail() === null || line.variantId !== null || quantityOf(account?.cart.get() ?? [], line) > 0;

  for (const list of [local.cart, local.wishlist, compare, viewed]) list.subscribe(publishAll);
  session.subscribe(() => void switchAccount().catch(() => {}));
  void switchAccount().catch(() => {});
  // Another tab or device may have changed the account while this page was hidden or offline.
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && loadLists());
  addEventListener('online', loadLists);

  return {
    cart: {
      ...toVisitorList(getCart),
      async add(item, quantity) {
        const { productId, variantId, slug, title, price, stock } = item;
        const line = { productId, variantId, slug, title, quantity, seenPrice: price };
        const outcome = canHold(line)
          ? await addLineTo((updater) => update(getCart, updater), { line, stock })
          : 'no-variant';
        if (outcome === 'added') track({ type: 'add-to-cart', item, quantity });
        return { list: 'cart', outcome, item, quantity };
      },
    },
    wishlist: toTogglableList(toVisitorList(() => activeLists().wishlist)),
    compare: toTogglableList(toVisitorList(() => compare)),
    async recordView(slug) {
      await viewed.update((slugs) => withViewed(slugs, slug));
    },
    reload: loadLists,
    setErrorListener(listener) {
      reportError = listener;
      setStorageFailureListener(() => listener({ kind: 'not-stored' }));
    },
  };
}

/**
 * Adds a line to the cart and resolves to the outcome, with the API's message when it rejects the line. Never rejects.
 * @param update updates the cart; rejects when that fails
 */
async function addLineTo(
  update: (updater: ListUpdater<CartLine>) => Promise<unknown>,
  addition: LineAddition,
): Promise<AddOutcome> {
  let outcome: AddOutcome = 'added';
  try {
    await update((lines) => {
      const added = addLine(lines, addition);
      outcome = added.outcome;
      return added.lines;
    });
    return outcome;
  } catch (error) {
    return { rejected: upstreamMessageOf(error) };
  }
}
