import { type ReactNode, useEffect, useState } from 'react';
import { CartTable } from '@/components/cart/cart-table';
import { useLineActions } from '@/components/cart/use-line-actions';
import { AskedContext, ListingContext } from '@/components/listing/listing-shell';
import { TabList } from '@/components/ui/tab-list';
import { paths } from '@/lib/address/address';
import { cartItem } from '@/lib/cart/item';
import type { LineView } from '@/lib/cart/line-view';
import { defaultVariant, initialSelection, type Selection } from '@/lib/catalogue/selection';
import type { Product } from '@/lib/catalogue/types';
import { useProducts } from '@/lib/catalogue/use-products';
import { listingHref } from '@/lib/listing/address';
import { emptyQuery, type ListingQuery } from '@/lib/listing/query';
import { joinItems } from '@/lib/saved-items/saved-items';
import { useStore } from '@/lib/store/use-store';
import { visitor, visitorState } from '@/lib/visitor/state';
import { held } from './samples.ts';

/** A button that does something, under a name. */
export function Try({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className="btn btn-quiet" onClick={onPress}>
      {name}
    </button>
  );
}

/** What lies over the page, opened by a button. */
export function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Try name={name} onPress={() => setOpen(true)} />
      {open && children(() => setOpen(false))}
    </>
  );
}

interface ChoosingProps {
  product: Product;
  options?: Partial<Record<'color' | 'size', string>>;
  children: (selection: Selection, select: (next: Selection) => void) => ReactNode;
}

/** A choice of a product's colour and size, in a form of its own, so that it shares its radio buttons with no other. */
export function Choosing({ product, options, children }: ChoosingProps) {
  const [selection, select] = useState(() => initialSelection(product, options));
  return <form onSubmit={(event) => event.preventDefault()}>{children(selection, select)}</form>;
}

/** Tabs of which another can be chosen. */
export function Tabs({ label, titles }: { label: string; titles: string[] }) {
  const tabs = titles.map((title, index) => ({ key: String(index), title }));
  const [chosen, choose] = useState('0');
  return (
    <>
      <TabList id="tabs" label={label} tabs={tabs} chosen={chosen} onChoose={choose} panelId={() => 'tab'} />
      <div role="tabpanel" id="tab" aria-label={label} />
    </>
  );
}

/** Lines of a cart that is nobody's. */
export function Lines({ views }: { views: LineView[] }) {
  return <CartTable views={views} actions={useLineActions()} />;
}

interface InListingProps {
  query?: Partial<ListingQuery>;
  total?: number;
  pending?: boolean;
  children: ReactNode;
}

/** A listing of samples: controls inside it change what is asked for, and nothing is fetched. */
export function InListing({ query: given, total = 120, pending = false, children }: InListingProps) {
  const [query, go] = useState<ListingQuery>({ ...emptyQuery, ...given });
  const hrefOf = (next: ListingQuery) => listingHref(paths.shop, next);
  return (
    <AskedContext value={query}>
      <ListingContext value={{ query, pending, total, countResults: () => {}, hrefOf, go }}>
        {children}
      </ListingContext>
    </AskedContext>
  );
}

/** Draws what needs the settings of a page, which are read in browsers alone. */
export function InBrowserAlone({ children }: { children: ReactNode }) {
  return useStore(visitorState, ({ ready }) => ready) && children;
}

/** Puts one product into the cart and on the lists, so that what tells of them shows it; nothing where that was done before. */
export function Holding() {
  const facts = useProducts([held]).factsOf(held);
  useEffect(() => {
    if (!facts) return;
    const { id: productId, slug } = facts;
    const item = cartItem(facts, defaultVariant(facts), Date.now());
    const line = { productId, variantId: item.variantId, slug, quantity: 1, seenPrice: item.price };
    void visitor().then(({ cart, wishlist, compare }) => {
      for (const list of [wishlist, compare])
        void list.update((items) => joinItems(items, [{ slug, productId }]));
      if (!cart.get().some((held) => held.slug === slug)) void cart.add({ line, stock: item.stock });
    });
  }, [facts]);
  return null;
}
