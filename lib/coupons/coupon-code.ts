import { normalizeCode } from '../../contract/typed-text.ts';
import {
  loadStored,
  onStorageChange,
  persistStored,
  removeStored,
} from '../browser-storage/stored-values.ts';
import { createStore, type Store } from '../store/store.ts';
import { readText } from '../wire/text.ts';

const storageKey = 'cart_coupon';
/** The same as `maxCouponLength` of the contract. */
const maxCodeLength = 40;

const store = createStore<string | null>(null);
let isLoaded = false;

/** Code of the coupon in the cart of a guest or customer; null without one. Synchronized between tabs. */
export const couponCode: Omit<Store<string | null>, 'set'> = {
  ...store,
  get() {
    loadOnce();
    return store.get();
  },
};

/** Sets the coupon of the cart; null removes it. */
export function setCouponCode(code: string | null): void {
  loadOnce();
  if (code === null) removeStored(storageKey);
  else persistStored(storageKey, code);
  store.set(code);
}

/** Reads a typed code; null when it is empty or too long. */
export function readCouponCode(typed: string): string | null {
  const code = normalizeCode(typed);
  return code === '' || code.length > maxCodeLength ? null : code;
}

/** Sets the coupon of the cart from the `coupon` parameter of a URL. Ignores a missing code and a code that is too long. */
export function setCouponFromUrl(url: string): void {
  const code = URL.canParse(url) ? readCouponCode(new URL(url).searchParams.get('coupon') ?? '') : null;
  if (code !== null) setCouponCode(code);
}

function loadOnce(): void {
  if (isLoaded || typeof window === 'undefined') return;
  isLoaded = true;
  const readStoredCode = () => store.set(readText(loadStored(storageKey)));
  onStorageChange(storageKey, readStoredCode);
  readStoredCode();
}
