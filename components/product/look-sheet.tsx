'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { usePrice } from '@/components/commerce/use-price';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import { notify } from '@/components/toasts/notify';
import { Modal } from '@/components/ui/modal';
import { useSinglePress } from '@/components/ui/use-single-press';
import { withMessages } from '@/components/ui/with-messages';
import { isRingSize, valuesOfKind } from '@/lib/catalogue/product/options';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { rememberedSize, rememberSize } from '@/lib/catalogue/sizes/chosen-sizes';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { MinorUnits } from '@/lib/platform/money/money';
import { useStore } from '@/lib/platform/store/use-store';
import type { CartAddition } from '@/lib/shopper/cart/cart';
import type { CartItem } from '@/lib/shopper/cart/cart-item';
import {
  createLookProduct,
  initialChoice,
  type LookChoice,
  type LookProduct,
  lookItem,
  missingOption,
} from '@/lib/shopper/cart/look';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { LookProductField } from './look-product-field.tsx';

interface LookSheetProps {
  /** Slugs of the products of the look. The first is the product of the page; the page's URL may name its options. */
  slugs: string[];
  onClose: () => void;
}

/** Loads the sheet of a look with its texts. Throws when the texts cannot be fetched. */
export async function loadLookSheet() {
  return withMessages(LookSheet, await fetchMessages('look', pageLocale()));
}

/** Sheet that lists the products of a look, asks for the options of each and adds the ticked products to the cart together. */
function LookSheet({ slugs, onClose }: LookSheetProps) {
  const t = useTranslations('look');
  const tBrowser = useTranslations('browser');
  const { format } = usePrice();
  const { snapshotOf, hasFailed, isFetching } = useProductSnapshots(slugs);
  const cart = useStore(visitorState, (state) => state.cart);
  /** Choices of the visitor, by slug. */
  const [changedChoices, setChangedChoices] = useState<Record<string, LookChoice>>({});
  const [showsErrors, setShowsErrors] = useState(false);

  const products = slugs.map(snapshotOf).filter((product) => product !== null && product !== undefined);
  const now = useSaleClock(
    products.flatMap(({ sale, variants }) => [sale, ...variants.map((variant) => variant.sale)]),
  );

  const pageParams = new URLSearchParams(location.search);
  const entries = products.map((product) => {
    const isPageProduct = product.slug === slugs[0];
    const requestedColor = isPageProduct ? pageParams.get('color') : null;
    const lookProduct = createLookProduct(product, requestedColor);
    const isInCart = cart.some((line) => line.slug === product.slug);
    // A product in the cart is not ticked at first.
    const choice =
      changedChoices[product.slug] ??
      initialChoice(lookProduct, isInCart, {
        ...rememberedValues(lookProduct),
        ...(isPageProduct && Object.fromEntries(pageParams)),
      });
    return { lookProduct, choice, isInCart, item: lookItem(lookProduct, choice, now) };
  });
  const includedEntries = entries.filter(({ choice }) => choice.isIncluded);
  const total = includedEntries.reduce<MinorUnits | null>(
    (sum, { item: { price } }) => (sum === null || price === null ? null : sum + price),
    0,
  );

  const { press, busyProps } = useSinglePress(async () => {
    for (const { lookProduct, choice } of includedEntries)
      if (choice.values.size !== undefined) rememberSize(choice.values.size, isRingSize(lookProduct));
    const { added, rejections } = await addEachToCart(includedEntries.map(({ item }) => item));
    // Unticks the added products, so that pressing again after a rejection does not add them a second time.
    setChangedChoices((current) => ({
      ...current,
      ...Object.fromEntries(added.map(({ slug, options }) => [slug, { isIncluded: false, values: options }])),
    }));
    if (added.length > 0) notify({ kind: 'success', text: t('added', { count: added.length }) });
    // Shown last, because the latest toast covers earlier ones.
    for (const rejection of rejections) notify(rejection);
    return rejections.length === 0;
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Name of the first radio group without a choice, as in `LookProductField`.
    const [emptyGroupName] = includedEntries.flatMap(({ lookProduct, choice }) => {
      const option = missingOption(lookProduct, choice);
      return option ? [`${option.key}-${lookProduct.product.slug}`] : [];
    });
    setShowsErrors(true);
    if (emptyGroupName !== undefined) {
      form.querySelector<HTMLInputElement>(`[name="${CSS.escape(emptyGroupName)}"]:enabled`)?.focus();
      return;
    }
    if (includedEntries.length > 0 && (await press())) onClose();
  };

  return (
    <Modal
      title={t('title')}
      className="mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto sm:m-auto sm:w-[min(36rem,92vw)]"
      onClose={onClose}
    >
      {entries.length > 0 ? (
        <form noValidate onSubmit={submit}>
          <p className="mb-4 text-muted">{t('intro')}</p>
          <ul className="ruled border-y border-sand">
            {entries.map(({ lookProduct, choice, isInCart, item }) => (
              <li key={lookProduct.product.slug} className="py-4">
                <LookProductField
                  lookProduct={lookProduct}
                  choice={choice}
                  item={item}
                  now={now}
                  isInCart={isInCart}
                  missingOption={showsErrors ? missingOption(lookProduct, choice) : undefined}
                  onChange={(newChoice) =>
                    setChangedChoices({ ...changedChoices, [lookProduct.product.slug]: newChoice })
                  }
                />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap justify-between gap-x-4 py-4 font-semibold" aria-live="polite">
            <span>{t('total')}</span>
            <span>{format(total)}</span>
          </p>
          <button
            type="submit"
            className="btn w-full"
            aria-disabled={includedEntries.length === 0}
            {...busyProps}
          >
            {t('add', { count: includedEntries.length })}
          </button>
        </form>
      ) : (
        <p role="status" className="grid min-h-32 place-items-center">
          {isFetching
            ? tBrowser('loading')
            : hasFailed
              ? tBrowser('error.text')
              : tBrowser('cart.issue.unavailable')}
        </p>
      )}
    </Modal>
  );
}

/** Returns `{ size }` with the size that the visitor chose last; `{}` when the product lacks that size, or none was chosen. */
function rememberedValues(lookProduct: LookProduct): OptionValues {
  const size = rememberedSize(valuesOfKind(lookProduct, 'size'), isRingSize(lookProduct));
  return size === null ? {} : { size };
}

/** Adds one unit of each variant. Returns the added variants, and for each other variant its rejection, to be shown as a toast. */
async function addEachToCart(
  items: readonly CartItem[],
): Promise<{ added: CartItem[]; rejections: CartAddition[] }> {
  const added: CartItem[] = [];
  const rejections: CartAddition[] = [];
  const { cart } = await visitorStore();
  for (const item of items) {
    const addition = await cart.add(item, 1);
    if (addition.outcome === 'added') added.push(item);
    else rejections.push(addition);
  }
  return { added, rejections };
}
