import { type ReactNode, useEffect, useState } from 'react';
import { CartTable } from '@/components/cart/cart-table';
import { useLineActions } from '@/components/cart/use-line-actions';
import { ListingContext, OptimisticQueryContext } from '@/components/listing/listing-provider';
import { sampleSlug } from '@/components/testing/samples';
import { TabList } from '@/components/ui/tab-list';
import type { FacetCounts } from '@/lib/catalogue/listing/facet-values';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';
import { defaultVariant, initialSelection, type Selection } from '@/lib/catalogue/product/selection';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import { createStore } from '@/lib/platform/store/store';
import { useStore } from '@/lib/platform/store/use-store';
import { paths } from '@/lib/platform/urls/paths';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import type { LineView } from '@/lib/shopper/cart/line-view';
import { mergeItems } from '@/lib/shopper/saved-lists/saved-items';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';

/** Button that runs an action. */
export function ActionButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className="btn btn-quiet" onClick={onPress}>
      {name}
    </button>
  );
}

/** Button that opens an overlay. */
export function OverlayButton({
  name,
  children,
}: {
  name: string;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton name={name} onPress={() => setOpen(true)} />
      {open && children(() => setOpen(false))}
    </>
  );
}

interface WithSelectionProps {
  product: Product;
  options?: OptionValues;
  children: (selection: Selection, select: (next: Selection) => void) => ReactNode;
}

/** Provides a product selection, in a form of its own to isolate its radio groups. */
export function WithSelection({ product, options, children }: WithSelectionProps) {
  const [selection, select] = useState(() => initialSelection(product, options));
  return <form onSubmit={(event) => event.preventDefault()}>{children(selection, select)}</form>;
}

/** Tab list with state. */
export function ExampleTabs({ label, titles }: { label: string; titles: string[] }) {
  const tabs = titles.map((title, index) => ({ key: String(index), title }));
  const [selected, select] = useState('0');
  return (
    <>
      <TabList
        id="tabs"
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={select}
        panelId={() => 'tab'}
      />
      <div role="tabpanel" id="tab" aria-label={label} />
    </>
  );
}

/** Cart table with sample lines. */
export function CartLines({ views }: { views: LineView[] }) {
  return <CartTable views={views} actions={useLineActions()} />;
}

interface MockListingProps {
  query?: Partial<ListingQuery>;
  total?: number;
  counts?: FacetCounts | null;
  pending?: boolean;
  children: ReactNode;
}

/** Listing with a local query: controls change the query, and nothing is fetched. */
export function MockListing({
  query: overrides,
  total = 120,
  counts = null,
  pending = false,
  children,
}: MockListingProps) {
  const [query, navigate] = useState<ListingQuery>({ ...emptyQuery, ...overrides });
  return (
    <OptimisticQueryContext value={query}>
      <ListingContext
        value={{
          path: paths.shop,
          query,
          pending,
          total: createStore<number | null>(total),
          counts: createStore<FacetCounts | null>(counts),
          navigate,
        }}
      >
        {children}
      </ListingContext>
    </OptimisticQueryContext>
  );
}

/**
 * Renders children in the browser only, for components that need `browserSettings`. The visitor store is never ready on the
 * server.
 */
export function BrowserOnly({ children }: { children: ReactNode }) {
  return useStore(visitorState, ({ isReady }) => isReady) && children;
}

/** Adds the sample product to the cart, the wishlist and the comparison, unless they contain it already. */
export function SeedVisitorStore() {
  const product = useProductSnapshots([sampleSlug]).snapshotOf(sampleSlug);
  useEffect(() => {
    if (!product) return;
    const { id: productId, slug, title } = product;
    const item = cartItem(product, defaultVariant(product), Date.now());
    const line = { productId, variantId: item.variantId, slug, title, quantity: 1, seenPrice: item.price };
    void visitorStore().then(({ cart, wishlist, compare }) => {
      for (const list of [wishlist, compare])
        void list.update((items) => mergeItems(items, [{ slug, title, productId }]));
      void cart.update((lines) => (lines.some((other) => other.slug === slug) ? lines : [...lines, line]));
    });
  }, [product]);
  return null;
}
