import { ShoppingBag } from 'lucide';
import { OrderView } from '@/components/account/order-view';
import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { BuyBox } from '@/components/cart/buy-box';
import { CartButton } from '@/components/cart/cart-button';
import { CartPanel } from '@/components/cart/cart-panel';
import { CartSummary } from '@/components/cart/cart-summary';
import { ClearCart } from '@/components/cart/clear-cart';
import { CompactLine } from '@/components/cart/compact-line';
import { ColorSwatch, LineIssueNote, LinePicture, LineTitle } from '@/components/cart/line-parts';
import { quantityIcons } from '@/components/cart/quantity-icons';
import type { ShippingChoice } from '@/components/cart/use-shipping';
import { CouponField } from '@/components/coupons/coupon-field';
import { CouponRow } from '@/components/coupons/coupon-row';
import { LinkedCoupon } from '@/components/coupons/linked-coupon';
import { RejectedCoupon } from '@/components/coupons/rejected-coupon';
import { UnsupportedCouponForm } from '@/components/coupons/unsupported-coupon-form';
import type { CartCoupon } from '@/components/coupons/use-coupon';
import { type Samples, sale, sampleImages, sampleSlug } from '@/components/testing/samples';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/lib/catalogue/product/types';
import { paths } from '@/lib/platform/urls/paths';
import type { CartLine } from '@/lib/shopper/cart/cart';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { cartTotals, createLineView, type LineView } from '@/lib/shopper/cart/line-view';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';
import { CartLines, OverlayButton } from './interactive.tsx';
import type { GalleryStates } from './sections.tsx';

/** States of the cart, of coupons and of an order. */
export function cartStates(samples: Samples): GalleryStates {
  const { texts, createProduct, createVariants } = samples;
  const now = Date.now();
  const item = cartItem(createProduct('plain'), createVariants()[0], now);
  const views = lineViews(samples, now);
  const allViews = Object.values(views);
  const coupons = couponViews(texts);
  const issueNote = (state: keyof typeof views) => <LineIssueNote issue={views[state].issue} />;
  return {
    'account/order-view': { plain: <OrderView order={samples.order} /> },
    'cart/add-to-cart-button': {
      plain: <AddToCartButton item={item} />,
      'opens the option sheet': (
        <AddToCartButton item={{ ...item, slug: 'front-panel-crepe-abaya' }} missingOptions={['size']} />
      ),
      'in the cart': <AddToCartButton item={{ ...item, slug: sampleSlug }} />,
      'without a price': <AddToCartButton item={{ ...item, price: null }} />,
    },
    'cart/buy-box': {
      plain: <BuyBox icons={quantityIcons} item={item} />,
      'one left': <BuyBox icons={quantityIcons} item={{ ...item, stock: 1 }} />,
      'two left': <BuyBox icons={quantityIcons} item={{ ...item, stock: 2 }} />,
      'sold out': <BuyBox icons={quantityIcons} item={{ ...item, stock: 0 }} />,
      'without a price': <BuyBox icons={quantityIcons} item={{ ...item, price: null }} />,
      'no such variant': <BuyBox icons={quantityIcons} item={null} />,
    },
    'cart/cart-button': {
      'with an item': (
        <CartButton>
          <Icon icon={ShoppingBag} className="size-5" />
        </CartButton>
      ),
    },
    'cart/cart-panel': {
      'current cart': (
        <OverlayButton name="cart-panel">{(close) => <CartPanel onClose={close} />}</OverlayButton>
      ),
    },
    'cart/cart-table': { 'all lines': <CartLines views={allViews} /> },
    'cart/compact-line': Object.fromEntries(
      Object.entries(views).map(([name, view]) => [
        name,
        <ul key={name}>
          <CompactLine view={view} />
        </ul>,
      ]),
    ),
    'cart/line-parts': {
      unavailable: issueNote('unavailable'),
      'sold out': issueNote('sold out'),
      'no price': issueNote('no price'),
      'too few': issueNote('too few'),
      'price changed': issueNote('price changed'),
      title: <LineTitle view={views.plain} />,
      'title without slug': <LineTitle view={views['without slug']} />,
      picture: <LinePicture path={paths.shop} image={sampleImages(0)[0] ?? null} className="w-20" />,
      'picture without a page': <LinePicture path={null} image={null} className="w-20" />,
      'no picture': <LinePicture path={paths.shop} image={null} className="w-20" />,
      color: <ColorSwatch name={texts.colors[1]} code="#b08d62" />,
      'color without a code': <ColorSwatch name={texts.colors[1]} code={null} />,
    },
    'cart/cart-summary': {
      complete: <Summary views={[views.plain, views['on sale']]} />,
      'unknown price': <Summary views={allViews} />,
      'with a coupon': <Summary views={[views.plain, views['on sale']]} coupon={coupons.applied} />,
    },
    'coupons/coupon-row': Object.fromEntries(
      Object.entries(coupons).map(([name, coupon]) => [
        name,
        <dl key={name}>
          <CouponRow coupon={coupon} discount={coupon.discount} />
        </dl>,
      ]),
    ),
    'coupons/coupon-field': { plain: <CouponField views={[views.plain]} shipping="free" /> },
    'coupons/rejected-coupon': { plain: <RejectedCoupon coupon={coupons.rejected} onRemove={() => {}} /> },
    'coupons/linked-coupon': {
      rejected: <LinkedCoupon linked={coupons.rejected} coupon={coupons.applied} />,
      'both apply': (
        <LinkedCoupon
          linked={{ ...coupons.applied, code: 'EID', discount: 90_000 }}
          coupon={coupons.applied}
        />
      ),
    },
    'coupons/unsupported-coupon-form': { plain: <UnsupportedCouponForm /> },
    'cart/clear-cart': { plain: <ClearCart onConfirm={() => {}} /> },
  };
}

/** Returns a coupon in every state. */
function couponViews(texts: Samples['texts']) {
  const base: CartCoupon = {
    code: 'WELCOME10',
    status: 'checking',
    text: '',
    discount: 0,
    rejection: null,
    recheck: () => Promise.reject(),
  };
  const rejected: CartCoupon = { ...base, status: 'rejected', rejection: texts.short };
  return {
    applied: { ...base, status: 'applied', text: texts.short, discount: 18_900 } as CartCoupon,
    checking: base,
    rejected,
    failed: { ...base, status: 'failed' } as CartCoupon,
  };
}

/** Returns view models of cart lines in every state. */
function lineViews({ createSnapshot, createVariants, texts }: Samples, now: number) {
  const createView = (product: Partial<Product> | null, line: Partial<CartLine> = {}): LineView =>
    createLineView(
      {
        productId: 'sample',
        slug: 'sample',
        title: texts.short,
        variantId: '0-52',
        quantity: 1,
        seenPrice: 189_000,
        ...line,
      },
      product && createSnapshot(product),
      now,
    );
  const withVariants = (overrides: Parameters<typeof createVariants>[0]) => ({
    variants: createVariants(overrides),
  });
  const lineOf = (variantId: string, line: Partial<CartLine> = {}) => ({ variantId, ...line });
  return {
    plain: createView({}),
    'on sale': createView(
      withVariants(() => ({ sale })),
      lineOf('1-54', { quantity: 3, seenPrice: sale.price }),
    ),
    'long title': createView({ title: texts.long }, lineOf('2-56')),
    'without picture': createView({ ...withVariants(() => ({ images: [] })), images: [] }, lineOf('2-54')),
    'price changed': createView({}, lineOf('1-52', { seenPrice: 160_000 })),
    'too few': createView(
      withVariants(() => ({ stock: 2 })),
      lineOf('1-56', { quantity: 5 }),
    ),
    'sold out': createView(
      withVariants(() => ({ stock: 0 })),
      lineOf('2-52'),
    ),
    'no price': createView(
      withVariants(() => ({ price: null })),
      lineOf('0-54'),
    ),
    unavailable: createView(null, lineOf('0-58')),
    'without slug': createView(null, lineOf('0-60', { slug: null })),
  };
}

const options: ShippingOptions = [
  { method: 'free', cost: 0 },
  { method: 'express', cost: 9000 },
];
const shipping: ShippingChoice = { options, selected: options[0], choose() {}, showQuote() {} };

/** Cart summary, in a form of its own to isolate its radio group. */
function Summary({ views, coupon = null }: { views: LineView[]; coupon?: CartCoupon | null }) {
  return (
    <form>
      <CartSummary totals={cartTotals(views)} shipping={shipping} coupon={coupon} linkedCoupon={null} />
    </form>
  );
}
