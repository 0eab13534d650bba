import { loadSessionValue, writeSessionValue } from '../../platform/browser-storage/stored-values.ts';
import { pageLocale } from '../../platform/i18n/page-locale.ts';
import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import { createAccountCart, fetchCartTotal } from '../cart/account-cart.ts';
import type { AccountTotal, CartLine } from '../cart/cart.ts';
import { copyLinesToLocalCart, mergeCart } from '../cart/merge-cart.ts';
import type { SyncedList } from '../lists/local-list.ts';
import { createAccountWishlist, mergeWishlist } from '../saved-lists/account-wishlist.ts';
import type { SavedItem } from '../saved-lists/saved-items.ts';
import { describeNotTaken, type MergeRemainder, type NotTakenItem } from './not-taken.ts';

/** Cart and wishlist of the signed-in customer. */
export interface AccountLists {
  cart: SyncedList<CartLine>;
  wishlist: SyncedList<SavedItem>;
  /** Total of the account's cart, fetched along with the first load; null until then or when the API has none. */
  total: AccountTotal | null;
  /** True once loading has been tried. */
  isReady: boolean;
  /** True when the last load failed. */
  hasFailed: boolean;
  /** Merges the local lists into the account and fetches the account's lists. Never rejects. */
  load(): Promise<void>;
  /** Copies the account's lines into the local cart if that is empty. For a session that has ended. */
  copyCartToBrowser(): Promise<unknown>;
}

interface AccountListeners {
  onChange(): void;
  /**
   * Called when a local list could not be merged, with the API's message or ''. Not called again while the next loads fail with the same
   * message.
   */
  onMergeError(reason: string): void;
  /** Called with what a merge did not bring into the account (docs/behaviour.md §4.5); once for the same remaining items and tab. */
  onNotTaken(items: NotTakenItem[]): void;
}

const leftLinesKey = 'left_lines';

/**
 * Creates the lists of a customer's account.
 * @param customer e-mail address of the signed-in customer, or '' (`signedInEmail`)
 * @param local lists of this browser
 */
export function createAccountLists(
  customer: string,
  local: Pick<AccountLists, 'cart' | 'wishlist'>,
  { onChange, onMergeError, onNotTaken }: AccountListeners,
): AccountLists {
  const locale = pageLocale();
  const cart = createAccountCart(customer, locale);
  const wishlist = createAccountWishlist(locale);
  cart.subscribe(onChange);
  wishlist.subscribe(onChange);

  /** Messages of merges that failed in the current load. */
  let mergeErrors = new Set<string>();
  /** Messages of merges that failed in the load before, all of them reported. */
  let reportedErrors = new Set<string>();

  /** Lines and items that the merges of the current load did not bring into the account. */
  let remainder: MergeRemainder;

  const mergeAndLoadCart = async () => {
    try {
      const onLowered = (lines: readonly CartLine[]) => {
        remainder.lowered = [...remainder.lowered, ...lines];
      };
      await cart.loadFrom(() => mergeCart(customer, local.cart, locale, onLowered));
      remainder.leftLines = local.cart.get();
    } catch (error) {
      // Without local lines there is no failed merge to report: the account's lines could not be fetched.
      if (local.cart.get().length > 0) mergeErrors.add(upstreamMessageOf(error));
      await cart.load();
    }
  };
  const mergeAndLoadWishlist = () =>
    wishlist.loadFrom(() =>
      mergeWishlist(local.wishlist, locale, {
        onError: (error) => mergeErrors.add(upstreamMessageOf(error)),
        onMissing: (items) => {
          remainder.missing = items;
        },
        onUnsupported: (items) => {
          remainder.leftItems = items;
        },
      }),
    );
  /** Reports the remainder. Leaves out remaining lines and items that this tab has reported last. */
  const reportRemainder = async () => {
    const { leftLines, leftItems } = remainder;
    const keys = [
      ...(leftLines ?? []).map(({ productId, variantId }) => `${productId} ${variantId}`),
      ...leftItems.map(({ slug }) => slug),
    ].join();
    const isReported = leftLines === null || keys === (loadSessionValue(leftLinesKey) ?? '');
    if (isReported) remainder = { ...remainder, leftLines: [], leftItems: [] };
    else writeSessionValue(leftLinesKey, keys);
    const items = await describeNotTaken(remainder, cart.get(), locale);
    if (items.length > 0) onNotTaken(items);
  };

  /** Publishes the total, to be shown until the lines are loaded. Failures are ignored: the pages do without a total. */
  const loadTotal = async () => {
    const total = await fetchCartTotal(locale).catch(() => null);
    if (total === null) return;
    lists.total = total;
    onChange();
  };

  const lists: AccountLists = {
    cart,
    wishlist,
    total: null,
    isReady: false,
    hasFailed: false,
    copyCartToBrowser: () => copyLinesToLocalCart(customer, cart.confirmedItems(), local.cart),
    load: coalesceRuns(async () => {
      mergeErrors = new Set();
      if (!lists.isReady) void loadTotal();
      remainder = { leftLines: null, lowered: [], leftItems: [], missing: [] };
      const results = await Promise.allSettled([mergeAndLoadCart(), mergeAndLoadWishlist()]);
      lists.hasFailed = results.some(({ status }) => status === 'rejected');
      lists.isReady = true;
      onChange();
      for (const reason of mergeErrors) if (!reportedErrors.has(reason)) onMergeError(reason);
      reportedErrors = mergeErrors;
      await reportRemainder();
    }),
  };
  return lists;
}

/** Runs work one at a time; calls made during a run share one next run. */
function coalesceRuns(work: () => Promise<void>): () => Promise<void> {
  let lastRun: Promise<void> = Promise.resolve();
  let nextRun: Promise<void> | null = null;
  return () => {
    if (nextRun !== null) return nextRun;
    nextRun = lastRun.then(() => {
      nextRun = null;
      return work();
    });
    lastRun = nextRun;
    return nextRun;
  };
}
