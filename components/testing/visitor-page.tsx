import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useRemovedBuildRecovery } from '@/components/page-behaviour/use-removed-build-recovery';
import { Toasts } from '@/components/toasts/toasts';
import { useVisitorErrorToasts } from '@/components/toasts/use-visitor-error-toasts';
import type { Product } from '@/lib/catalogue/product/types';
import { setSession } from '@/lib/platform/auth/session';
import type { Locale } from '@/lib/platform/i18n/routing';
import type { SavedItem } from '@/lib/shopper/saved-lists/saved-items';
import { stockAlerts } from '@/lib/shopper/stock-alerts/stock-alerts';
import { visitorStore } from '@/lib/shopper/visitor/state';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { renderInShop } from './render-in-shop.tsx';

export const bestSellers = { title: 'Best Sellers', slugs: [] };

/** Installs a fake API with these products by slug, null for a removed product, and starts as a guest with empty lists. */
export async function startVisit(products: Record<string, Product | null>): Promise<FakeApi> {
  const api = fakeApi();
  localStorage.clear();
  act(() => void toast.dismiss());
  act(() => setSession({ status: 'anonymous' }));
  const { cart, wishlist, compare } = await visitorStore();
  for (const list of [cart, wishlist, compare]) await act(() => list.update(() => []));
  await act(() => stockAlerts.update(() => []));
  api.setProducts(products);
  return api;
}

/** Puts products on a list of the visitor. */
export async function fillList(list: 'wishlist' | 'compare', products: readonly Product[]): Promise<void> {
  const items: SavedItem[] = products.map(({ id, slug, title }) => ({ productId: id, slug, title }));
  const syncedList = (await visitorStore())[list];
  await act(() => syncedList.update(() => items));
}

function FailureToasts() {
  useVisitorErrorToasts();
  useRemovedBuildRecovery();
  return null;
}

/** Renders content in the `main` of a page with toasts. */
export function renderOnPage(content: ReactNode, { locale, path }: { locale?: Locale; path?: string } = {}) {
  return renderInShop(
    <>
      <main tabIndex={-1}>{content}</main>
      <Toasts />
      <FailureToasts />
    </>,
    { locale, path },
  );
}
