import { ShoppingBag } from 'lucide';
import { AddToCart } from '@/components/cart/add-to-cart';
import { BuyBox } from '@/components/cart/buy-box';
import { CartButton } from '@/components/cart/cart-button';
import { CartPanel } from '@/components/cart/cart-panel';
import { ClearCart } from '@/components/cart/clear-cart';
import { ColorSwatch } from '@/components/cart/color-swatch';
import { Coupon } from '@/components/cart/coupon';
import { LineNote } from '@/components/cart/line-note';
import { LinePicture } from '@/components/cart/line-picture';
import { PanelLine } from '@/components/cart/panel-line';
import { Summary } from '@/components/cart/summary';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/address/address';
import type { CartLine } from '@/lib/cart/cart';
import { cartItem } from '@/lib/cart/item';
import { cartTotals, type LineView, viewLine } from '@/lib/cart/line-view';
import type { Product } from '@/lib/catalogue/types';
import { held, pictures, type Samples, sale } from './samples.ts';
import type { States } from './sections.tsx';
import { Lines, Opened } from './tryable.tsx';

export function cartStates(samples: Samples): States {
  const { words, sample, variants } = samples;
  const now = Date.now();
  const item = cartItem(sample('plain'), variants()[0], now);
  const views = linesOf(samples, now);
  const all = Object.values(views);
  const note = (kind: keyof typeof views) => <LineNote trouble={views[kind].trouble} />;
  return {
    'cart/add-to-cart': {
      plain: <AddToCart item={item} />,
      'asks for the size': <AddToCart item={{ ...item, slug: 'front-panel-crepe-abaya' }} asks />,
      'in the cart': <AddToCart item={{ ...item, slug: held }} />,
      'without a price': <AddToCart item={{ ...item, price: null }} />,
    },
    'cart/buy-box': {
      plain: <BuyBox item={item} />,
      'one left': <BuyBox item={{ ...item, stock: 1 }} />,
      'two left': <BuyBox item={{ ...item, stock: 2 }} />,
      'sold out': <BuyBox item={{ ...item, stock: 0 }} />,
      'without a price': <BuyBox item={{ ...item, price: null }} />,
      'no such variant': <BuyBox item={null} />,
    },
    'cart/cart-button': {
      held: (
        <CartButton>
          <Icon icon={ShoppingBag} className="size-5" />
        </CartButton>
      ),
    },
    'cart/cart-panel': {
      'of this visitor': <Opened name="cart-panel">{(close) => <CartPanel onClose={close} />}</Opened>,
    },
    'cart/cart-table': { 'every line there is': <Lines views={all} /> },
    'cart/panel-line': Object.fromEntries(
      Object.entries(views).map(([name, view]) => [
        name,
        <ul key={name}>
          <PanelLine view={view} />
        </ul>,
      ]),
    ),
    'cart/line-note': {
      gone: note('gone'),
      'sold out': note('sold out'),
      'no price': note('no price'),
      'too few': note('too few'),
      'price changed': note('price changed'),
    },
    'cart/line-picture': {
      plain: <LinePicture path={paths.shop} image={pictures(0)[0] ?? null} className="w-20" />,
      none: <LinePicture path={paths.shop} image={null} className="w-20" />,
    },
    'cart/color-swatch': {
      plain: <ColorSwatch name={words.colors[1]} code="#b08d62" />,
      'without a code': <ColorSwatch name={words.colors[1]} code={null} />,
    },
    'cart/summary': {
      complete: <Sums views={[views.plain, views['on sale']]} />,
      'a price unknown': <Sums views={all} />,
    },
    'cart/coupon': { plain: <Coupon /> },
    'cart/clear-cart': { plain: <ClearCart onConfirm={() => {}} /> },
  };
}

/** Lines of a cart, by what has become of them. */
function linesOf({ facts, variants, words }: Samples, now: number) {
  const view = (of: Partial<Product> | null, line: Partial<CartLine> = {}): LineView =>
    viewLine(
      {
        ...{ productId: 'sample', slug: 'sample', variantId: '0-52', quantity: 1, seenPrice: 189_000 },
        ...line,
      },
      of && facts(of),
      now,
    );
  const each = (given: Parameters<typeof variants>[0]) => ({ variants: variants(given) });
  const at = (variantId: string, line: Partial<CartLine> = {}) => ({ variantId, ...line });
  return {
    plain: view({}),
    'on sale': view(
      each(() => ({ sale })),
      at('1-54', { quantity: 3, seenPrice: sale.price }),
    ),
    'long title': view({ title: words.long }, at('2-56')),
    'without picture': view({ ...each(() => ({ images: [] })), images: [] }, at('2-54')),
    'price changed': view({}, at('1-52', { seenPrice: 160_000 })),
    'too few': view(
      each(() => ({ stock: 2 })),
      at('1-56', { quantity: 5 }),
    ),
    'sold out': view(
      each(() => ({ stock: 0 })),
      at('2-52'),
    ),
    'no price': view(
      each(() => ({ price: null })),
      at('0-54'),
    ),
    gone: view(null, at('0-58')),
  };
}

/** In a form of its own, so that its radio buttons are no others'. */
function Sums({ views }: { views: LineView[] }) {
  return (
    <form>
      <Summary totals={cartTotals(views)} />
    </form>
  );
}
