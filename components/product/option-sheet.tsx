'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { useOptionLabel } from '@/components/commerce/use-option-label';
import { notify } from '@/components/toasts/notify';
import { Modal } from '@/components/ui/modal';
import { useSinglePress } from '@/components/ui/use-single-press';
import { isRingSize, isSameValue } from '@/lib/catalogue/product/options';
import { findVariant, initialSelection } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { soldOutValues } from '@/lib/catalogue/product/stock';
import type { OptionValues, ProductOption } from '@/lib/catalogue/product/types';
import { rememberSize } from '@/lib/catalogue/sizes/chosen-sizes';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { visitorStore } from '@/lib/shopper/visitor/state';

interface OptionSheetProps {
  slug: string;
  /** Values that were chosen before the sheet opened, such as the colour shown on the card. */
  options: OptionValues;
  /** Heading until the product has loaded; by default asks for the size. */
  title?: string;
  onClose: () => void;
}

/**
 * Asks for the missing options, one after the other, before a product is added to the cart from its card. Choosing the value of the last
 * one adds the product. The sheet stays open when the cart rejects the product.
 */
export function OptionSheet({ slug, options: chosenBefore, title, onClose }: OptionSheetProps) {
  const t = useTranslations('browser');
  const labelOf = useOptionLabel();
  const { snapshotOf, hasFailed } = useProductSnapshots([slug]);
  const [chosenHere, setChosenHere] = useState<OptionValues>({});
  const product = snapshotOf(slug);
  const selected = product ? { ...preselected(product, chosenBefore), ...chosenHere } : {};
  const missingOptions =
    product?.options.filter(({ key, values }) => values.length > 1 && !(key in selected)) ?? [];
  const [option, ...laterOptions] = missingOptions;
  const sizeHeading = t('product.chooseSize');
  const optionHeading =
    option?.kind === 'size' ? sizeHeading : option && t('product.chooseOption', { name: labelOf(option) });
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // The pressed button is gone. Focuses the first value of the next option.
    if (Object.keys(chosenHere).length > 0) list.current?.querySelector<HTMLElement>(':enabled')?.focus();
  }, [chosenHere]);
  const { press, busyProps } = useSinglePress(async (values: OptionValues) => {
    const variant = product ? findVariant(product, values) : undefined;
    if (!product || (!variant && product.variants.length > 0)) return false;
    const item = cartItem(product, variant, shopNow());
    if (variant && variant.size !== null) rememberSize(variant.size, isRingSize(product));
    const { cart } = await visitorStore();
    const addition = await cart.add(item, 1);
    notify(addition);
    return addition.outcome === 'added';
  });
  const addAndClose = async (values: OptionValues) => {
    // Closes once repeated presses have ended: a press after closing would reach the page below.
    if (await press(values)) onClose();
  };
  const choose = ({ key }: ProductOption, value: string) => {
    if (laterOptions.length > 0) setChosenHere({ ...chosenHere, [key]: value });
    else void addAndClose({ ...selected, [key]: value });
  };
  return (
    <Modal
      title={optionHeading ?? product?.title ?? title ?? sizeHeading}
      className="mx-0 mt-auto mb-0 w-full max-w-none sm:m-auto sm:w-[min(28rem,92vw)]"
      onClose={onClose}
    >
      {product && !option && (
        // The product has lost the values between which the card had a choice.
        <>
          <p className="mb-4 text-muted empty:hidden">{Object.values(selected).join(' · ')}</p>
          <button type="button" className="btn w-full" {...busyProps} onClick={() => addAndClose(selected)}>
            {t('cart.add')}
          </button>
        </>
      )}
      {product && option && (
        <>
          <p className="mb-4 text-muted">{[product.title, ...Object.values(selected)].join(' · ')}</p>
          <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2.5 pb-2">
            {option.values.map((value) => {
              // `all`: every value that is chosen already counts, also of options that come later.
              const isSoldOut = soldOutValues(product, option, selected, 'all').includes(value);
              return (
                <li key={value}>
                  <button
                    type="button"
                    disabled={isSoldOut}
                    {...busyProps}
                    className="min-h-14 w-full border border-line bg-paper leading-tight enabled:hover:border-ink disabled:bg-transparent disabled:text-muted aria-busy:opacity-45"
                    onClick={() => choose(option, value)}
                  >
                    <bdi className={isSoldOut ? 'line-through' : ''}>{value}</bdi>
                    {isSoldOut && <span className="block text-sm">{t('cart.issue.soldOut')}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
          {Object.keys(chosenHere).length > 0 && (
            <button type="button" className="link min-h-11" onClick={() => setChosenHere({})}>
              {t('product.chooseAgain')}
            </button>
          )}
        </>
      )}
      {!product && (
        <p role="status" className="grid min-h-32 place-items-center">
          {product === null ? t('cart.issue.unavailable') : hasFailed ? t('error.text') : t('loading')}
        </p>
      )}
    </Modal>
  );
}

/** Returns the chosen values that the product still has, with the default colour if no colour is among them. */
function preselected(product: ProductSnapshot, chosen: OptionValues): OptionValues {
  const remaining = Object.fromEntries(
    product.options.flatMap(({ key, values }) =>
      values.filter((value) => isSameValue(value, chosen[key])).map((value) => [key, value]),
    ),
  );
  const { color } = initialSelection(product, remaining).values;
  return { ...(color !== undefined && { color }), ...remaining };
}
