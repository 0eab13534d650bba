'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { notify, type ToastChoices } from '@/components/toasts/notify';
import { openPage } from '@/components/ui/layer-entry';
import { Link } from '@/components/ui/link';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useSinglePress } from '@/components/ui/use-single-press';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { quantityOf } from '@/lib/shopper/cart/cart';
import type { CartItem } from '@/lib/shopper/cart/cart-item';
import { remainingStock } from '@/lib/shopper/cart/remaining-stock';
import { visitorStateIfStored, visitorStore } from '@/lib/shopper/visitor/state';
import type { quantityIcons } from './quantity-icons.tsx';
import { useFloatingBuyBar } from './use-floating-buy-bar.ts';

/** The other values of an option, such as the size, for a visitor who adds a variant without having chosen a value of that option. */
export interface OfferedChoice {
  label: string;
  values: string[];
  /** Replaces the added units by units with another value, and selects the value on the page; resolves without a change after a failure. */
  change(item: CartItem, units: number, value: string): Promise<void>;
}

const loadChoiceButtons = () =>
  import('@/components/toasts/choice-buttons').then((module) => module.ChoiceButtons);

/**
 * Quantity, Add To Cart and Buy Now of one variant. The quantity is limited to the remaining stock and reset to 1 after a
 * rejection (docs/behaviour.md §4.5).
 * @param item null while no existing variant is selected; the buttons are disabled then
 * @param summary selected variant and price; with it, Add To Cart floats at the bottom of narrow screens
 * @param offeredChoice values to offer after adding; undefined when the visitor has chosen all values
 * @param soldOutContent content for a sold-out variant; its action floats in place of Add To Cart
 */
export function BuyBox({
  item,
  icons,
  summary,
  soldOutContent,
  offeredChoice,
}: {
  item: CartItem | null;
  icons: typeof quantityIcons;
  summary?: ReactNode;
  soldOutContent?: { action: ReactNode; note: ReactNode };
  offeredChoice?: OfferedChoice;
}) {
  const t = useTranslations('browser.cart');
  const locale = useLocale();
  const router = useRouter();
  const noteId = useId();
  const [selectedQuantity, setSelectedQuantity] = useState(1);
  const runningAddition = useRef<Promise<boolean>>(undefined);
  const quantityInCart = useStore(visitorStateIfStored, ({ cart }) => (item ? quantityOf(cart, item) : 0));
  const {
    quantity: remainingQuantity,
    isShown: isStockShown,
    isLow: isStockLow,
  } = remainingStock(item?.stock ?? null, quantityInCart, selectedQuantity);
  const quantity = Math.max(1, Math.min(selectedQuantity, remainingQuantity));
  const { slotRef, isInView, isFloating } = useFloatingBuyBar(soldOutContent !== undefined);
  // Not disabled for a sold-out variant: a press shows in a toast that it is sold out.
  const isDisabled = !item || item.price === null;
  const soldOutClass = item?.stock === 0 ? 'btn-quiet border-sand text-muted' : '';

  // Units added with a value that the visitor has not chosen: choosing another value replaces all of them.
  const [replaceableAddition, setReplaceableAddition] = useState<{ item: CartItem; units: number } | null>(
    null,
  );
  const isChoiceOffered =
    offeredChoice !== undefined &&
    replaceableAddition !== null &&
    replaceableAddition.item.variantId === item?.variantId;
  const ChoiceButtons = useDeferredComponent(loadChoiceButtons, isChoiceOffered);
  const choicesOf = (offer: OfferedChoice, addition: { item: CartItem; units: number }): ToastChoices => ({
    label: offer.label,
    values: offer.values,
    choose: (value) => {
      // The pressed button is about to be removed.
      slotRef.current?.querySelector('button')?.focus({ preventScroll: true });
      setReplaceableAddition(null);
      void offer.change(addition.item, addition.units, value);
    },
  });

  const add = async (units: number) => {
    if (!item) return false;
    const addition = { item, units: units + (isChoiceOffered ? replaceableAddition.units : 0) };
    runningAddition.current = addToCart(item, units, offeredChoice && choicesOf(offeredChoice, addition));
    const isAdded = await runningAddition.current;
    if (isAdded) setReplaceableAddition(addition);
    else {
      setSelectedQuantity(1);
      // While the button floats, the reset quantity and the action of a sold-out variant may be out of view.
      slotRef.current?.scrollIntoView({ block: 'nearest' });
    }
    return isAdded;
  };
  /**
   * Adds units until the cart has the selected quantity, and opens the checkout. When the cart had units of the variant before, a toast
   * offers to buy the selected quantity in addition to them.
   */
  const buyNow = async () => {
    if (!item) return;
    // Read before the wait: units that are being added now belong to this purchase.
    const unitsBefore = quantityInCart;
    await runningAddition.current;
    const { cart } = await visitorStore();
    const missingUnits = quantity - quantityOf(cart.get(), item);
    if (missingUnits > 0 && !(await add(missingUnits))) return;
    if (unitsBefore > 0) notifyOfUnitsBefore(item, unitsBefore);
    openPage(router, localePath(locale, paths.checkout));
  };
  const notifyOfUnitsBefore = (boughtItem: CartItem, unitsBefore: number) => {
    const { title, stock } = boughtItem;
    const unitsInCart = Math.max(quantity, unitsBefore);
    const allUnits = unitsBefore + quantity;
    notify({
      kind: 'warning',
      text: t('unitsBefore', { title, count: unitsBefore, units: unitsInCart }),
      ...((stock === null || stock >= allUnits) && {
        action: {
          label: t('buyUnits', { count: allUnits }),
          run: () => void addToCart(boughtItem, allUnits - unitsInCart),
        },
      }),
    });
  };

  const addPress = useSinglePress(() => add(quantity));
  const buyPress = useSinglePress(buyNow);

  const renderBuyBar = (button: ReactNode) => (
    <div ref={slotRef} className="buy-bar-slot flex-1" data-in-view={isInView || undefined}>
      <div className={summary ? 'buy-bar' : undefined} data-floating={(summary && isFloating) || undefined}>
        {summary && isFloating && <div className="min-w-0 grow lg:hidden">{summary}</div>}
        {button}
      </div>
    </div>
  );
  const addButton = (
    <button
      type="button"
      className={`btn h-full w-full px-2 leading-tight ${soldOutClass}`}
      disabled={isDisabled}
      {...addPress.busyProps}
      onClick={addPress.press}
    >
      {t('addThis')}
    </button>
  );

  return (
    <div className="needs-script grid grid-cols-1 gap-3">
      {soldOutContent && (
        <div className="min-h-24">
          {renderBuyBar(soldOutContent.action)}
          {soldOutContent.note}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <div className="flex items-center border border-line">
          <button
            type="button"
            aria-label={t('decreaseQuantity')}
            className="icon-btn"
            aria-disabled={quantity === 1}
            onClick={() => setSelectedQuantity(Math.max(1, quantity - 1))}
          >
            {icons.decrease}
          </button>
          <input
            aria-label={t('quantity')}
            aria-describedby={noteId}
            value={quantity}
            readOnly
            className="h-11 w-12 bg-transparent text-center digits"
          />
          <output className="sr-only">{quantity}</output>
          <button
            type="button"
            aria-label={t('increaseQuantity')}
            aria-describedby={noteId}
            className="icon-btn"
            aria-disabled={quantity >= remainingQuantity}
            onClick={() => setSelectedQuantity(quantity + 1)}
          >
            {icons.increase}
          </button>
        </div>
        {/* Large text moves the buttons below the stepper, and the second below the first. */}
        <div className="flex grow basis-88 flex-wrap gap-3">
          {soldOutContent ? <div className="flex-1">{addButton}</div> : renderBuyBar(addButton)}
          <div className="flex-1">
            <button
              type="button"
              className={`btn btn-quiet h-full w-full px-2 ${soldOutClass}`}
              disabled={isDisabled}
              {...buyPress.busyProps}
              onClick={buyPress.press}
            >
              {t('buyNow')}
            </button>
          </div>
        </div>
      </div>
      <p id={noteId} role="status" className="text-sm empty:hidden">
        {isStockShown &&
          (quantityInCart > 0
            ? t('leftBesides', { left: remainingQuantity })
            : t(isStockLow ? 'issue.tooMany' : 'atMost', { left: remainingQuantity }))}
      </p>
      {item?.price === null && <p className="text-sm text-alert">{t('issue.noPrice')}</p>}
      {isChoiceOffered && ChoiceButtons && (
        <div className="text-sm">
          <ChoiceButtons {...choicesOf(offeredChoice, replaceableAddition)} />
        </div>
      )}
      {quantityInCart > 0 && (
        <Link href={paths.cart} className="link justify-self-start py-1 text-sm">
          {t('view')}
        </Link>
      )}
    </div>
  );
}

/** Adds units of a variant to the cart; a toast shows the outcome. Resolves to true when they were added. */
async function addToCart(item: CartItem, quantity: number, choices?: ToastChoices): Promise<boolean> {
  const { cart } = await visitorStore();
  const addition = await cart.add(item, quantity);
  notify({ ...addition, choices });
  return addition.outcome === 'added';
}
