'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { BuyBox } from '@/components/cart/buy-box';
import type { quantityIcons } from '@/components/cart/quantity-icons';
import { Price } from '@/components/commerce/price';
import { useOptionLabel } from '@/components/commerce/use-option-label';
import { SavedItemToggle } from '@/components/saved-lists/saved-item-toggle';
import type { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import type { PriceSchedule } from '@/lib/catalogue/product/price-view';
import { isSaleActive } from '@/lib/catalogue/product/pricing';
import { imagesOfSelection, initialSelection, type Selection } from '@/lib/catalogue/product/selection';
import { isItemOutOfStock, soldOutValues } from '@/lib/catalogue/product/stock';
import type { OptionValues, Product, SelectableProduct } from '@/lib/catalogue/product/types';
import { type CartItem, cartItem } from '@/lib/shopper/cart/cart-item';
import { Gallery, type GalleryLayout } from './gallery.tsx';
import { OptionChoices } from './option-choices.tsx';
import type { FitGuide } from './size-suggestion.tsx';
import { useSelection } from './use-selection.ts';

interface ProductPanelProps {
  product: SelectableProduct & Pick<Product, 'id' | 'slug' | 'title'>;
  /** Formatted prices by variant id; those of the product itself under the empty key. */
  prices: Record<string, PriceSchedule>;
  /** Epoch milliseconds of the rendering. */
  renderedAt: number;
  /** Values requested by the URL. */
  options: OptionValues;
  /** True where the API mails when a sold-out variant is back. */
  alertsByMail?: boolean;
  layout: GalleryLayout;
  /** `sizes` of the gallery's large images (`gallery-sizes.ts`). */
  imageSizes: string;
  icons: typeof savedListIcons & typeof quantityIcons;
  category: ReactNode;
  rating: ReactNode;
  description: ReactNode;
  sizeGuide: ReactNode;
  /** Set where a size can be recommended. */
  fit?: FitGuide;
  deliveryAndReturns: ReactNode;
  metaRows: ReactNode;
  video: ReactNode;
}

const loadSaleClock = () => import('@/components/commerce/sale-clock').then((module) => module.SaleClock);
const loadStockAlert = () => import('./stock-alert-button.tsx');
const loadMailAlert = () => import('./mail-alert.tsx').then((module) => module.loadMailAlert());

const quietButtonClass = 'inline-flex min-h-11 items-center gap-2 hover:text-primary-ink';

/** Images, price, options and buy box of a product, for the selected variant. */
export function ProductPanel(props: ProductPanelProps) {
  const { product, prices, renderedAt, options, layout, icons } = props;
  const { title } = product;
  const t = useTranslations('browser');
  const { selection, select, selectAndWriteUrl } = useSelection(product, options);
  const { variant } = selection;
  const labelOf = useOptionLabel();
  /** Keys of the options whose value the URL or the visitor chose. */
  const [chosenKeys, setChosenKeys] = useState(() => new Set(Object.keys(options)));
  // The images render after the chosen option, so that the choice shows at once.
  const deferredSelection = useDeferredValue(selection);
  const priceSchedule = prices[String(variant?.id ?? '')] ?? prices[''];
  const sale = priceSchedule?.sale ?? null;
  const [now, setNow] = useState(renderedAt);
  const SaleClock = useDeferredComponent(loadSaleClock, sale !== null);
  const isOnSale = isSaleActive(sale, now);
  const price = isOnSale ? priceSchedule?.reduced : priceSchedule?.regular;
  const isVariantMissing = product.variants.length > 0 && variant === undefined;
  const item = isVariantMissing ? null : cartItem(product, variant, now);
  const isOutOfStock = item !== null && isItemOutOfStock(product, variant);
  const alertParts = useDeferredComponent(
    // The API mails only about variants.
    props.alertsByMail && product.variants.length > 0 ? loadMailAlert : loadStockAlert,
    isOutOfStock,
  );
  const stockAlertId = useId();

  const choose = (next: Selection, key: string) => {
    setChosenKeys((keys) => new Set(keys).add(key));
    selectAndWriteUrl(next);
  };
  /**
   * Option that is offered for a change after adding to the cart, such as a preselected size: the first one, other than the colour, whose
   * value neither the URL nor the visitor chose, and which has other values in stock (`values`). Undefined without such an option.
   */
  const offeredChoice = product.options.flatMap((option) => {
    if (option.kind === 'color' || chosenKeys.has(option.key)) return [];
    // `all`: only this option is to change, so the selected values of later options count, too.
    const soldOut = soldOutValues(product, option, selection.values, 'all');
    const values = option.values.filter(
      (value) => value !== selection.values[option.key] && !soldOut.includes(value),
    );
    if (values.length === 0) return [];
    const change = async (addedItem: CartItem, units: number, value: string) => {
      const { changeOption } = await import('@/components/cart/change-option');
      const newValues = { ...addedItem.options, [option.key]: value };
      if (await changeOption(product, addedItem, units, newValues, option))
        choose(initialSelection(product, newValues), option.key);
    };
    return [{ label: labelOf(option), values, change }];
  })[0];

  const productToSave = { slug: product.slug, productId: product.id, title };

  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14">
      {sale && SaleClock && <SaleClock sale={sale} renderedAt={renderedAt} onChange={setNow} />}
      <Gallery
        title={title}
        images={imagesOfSelection(product, deferredSelection)}
        selected={deferredSelection.image}
        sizes={props.imageSizes}
        layout={layout}
        onSelect={(image) => select({ ...selection, image })}
        video={props.video}
      />
      <div className="self-start lg:sticky lg:top-28 lg:py-2">
        {props.category}
        <h1 className="title text-[clamp(1.75rem,3.4vw,3rem)] sm:mt-2">
          <CatalogueText>{title}</CatalogueText>
        </h1>
        <div className="mt-1 sm:mt-3">{props.rating}</div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
          {isVariantMissing ? (
            <p className="text-alert">
              {t('noSuchVariant', { values: Object.values(selection.values).join(' · ') })}
            </p>
          ) : (
            price && <Price price={price} className="text-xl sm:text-2xl" />
          )}
          {!isVariantMissing && isOnSale && (
            <span className="bg-alert px-2.5 py-1 text-sm font-semibold text-paper">
              {t('saleBadge', { percent: price?.percentOff ?? 0 })}
            </span>
          )}
          {isOutOfStock && (
            <span className="bg-ink px-2.5 py-1 text-sm font-semibold text-ground">{t('outOfStock')}</span>
          )}
        </div>
        <div className="mt-4 sm:mt-5">{props.description}</div>
        <form className="mt-6 grid gap-6 sm:mt-8 sm:gap-7" onSubmit={(event) => event.preventDefault()}>
          <OptionChoices
            product={product}
            selection={selection}
            onSelect={(next, { key }) => choose(next, key)}
            sizeGuide={props.sizeGuide}
            fit={props.fit}
          />
          <button type="submit" className="btn btn-quiet without-script justify-self-start">
            {t('showVariant')}
          </button>
          <BuyBox
            item={item}
            icons={icons}
            offeredChoice={offeredChoice}
            soldOutContent={
              isOutOfStock
                ? {
                    action: alertParts && <alertParts.StockAlertButton item={item} noteId={stockAlertId} />,
                    note: alertParts && <alertParts.StockAlertNote item={item} id={stockAlertId} />,
                  }
                : undefined
            }
            summary={
              !isVariantMissing &&
              price && (
                <>
                  <p className="leading-tight font-semibold">{price.current}</p>
                  <p className="truncate text-sm leading-tight text-muted">
                    {isOutOfStock ? t('outOfStock') : Object.values(selection.values).join(' · ')}
                  </p>
                </>
              )
            }
          />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <SavedItemToggle
              list="wishlist"
              icon={icons.wishlist}
              product={productToSave}
              className={quietButtonClass}
              showsName
            />
            <SavedItemToggle
              list="compare"
              icon={icons.compare}
              product={productToSave}
              className={quietButtonClass}
              showsName
            />
          </div>
        </form>
        {props.deliveryAndReturns}
        <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-4 wrap-anywhere gap-y-1 border-t border-sand pt-6 text-sm">
          {variant?.sku && (
            <>
              <dt className="text-muted">{t('sku')}</dt>
              <dd>
                <bdi>{variant.sku}</bdi>
              </dd>
            </>
          )}
          {props.metaRows}
        </dl>
      </div>
    </div>
  );
}
