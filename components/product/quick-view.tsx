'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BuyBox } from '@/components/cart/buy-box';
import { quantityIcons } from '@/components/cart/quantity-icons';
import { Price } from '@/components/commerce/price';
import { Stars } from '@/components/commerce/stars';
import { usePrice } from '@/components/commerce/use-price';
import { useSaleClock } from '@/components/commerce/use-sale-clock';
import { SavedItemToggle } from '@/components/saved-lists/saved-item-toggle';
import { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { Photo } from '@/components/ui/photo';
import { currentPrice } from '@/lib/catalogue/product/pricing';
import { initialSelection } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { isItemOutOfStock } from '@/lib/catalogue/product/stock';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import { paths } from '@/lib/platform/urls/paths';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { OptionChoices } from './option-choices.tsx';

interface QuickViewProps {
  slug: string;
  /** Preselected values. */
  options: OptionValues;
  onClose: () => void;
}

/** Dialog with image, price, options and buy box of a product. */
export function QuickView({ slug, options, onClose }: QuickViewProps) {
  const t = useTranslations('browser');
  const { snapshotOf, hasFailed, isFetching, refresh } = useProductSnapshots([slug]);
  const product = snapshotOf(slug);
  return (
    <Modal
      title={product?.title ?? t('product.quickView')}
      hideTitle
      className="m-auto max-h-[92dvh] w-[min(60rem,96vw)] max-w-none overflow-y-auto"
      onClose={onClose}
    >
      {product ? (
        <QuickViewContent key={slug} product={product} options={options} />
      ) : (
        <div role="status" className="grid min-h-48 place-items-center gap-4 text-center">
          <span>
            {product === null
              ? t('cart.issue.unavailable')
              : hasFailed && !isFetching
                ? t('error.text')
                : t('loading')}
          </span>
          {hasFailed && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={isFetching}
              onClick={() => !isFetching && refresh()}
            >
              {t('error.tryAgain')}
            </button>
          )}
        </div>
      )}
    </Modal>
  );
}

interface QuickViewContentProps {
  product: ProductSnapshot;
  options: OptionValues;
}

function QuickViewContent({ product, options }: QuickViewContentProps) {
  const t = useTranslations('browser');
  const { priceView } = usePrice();
  const [selection, setSelection] = useState(() => initialSelection(product, options));
  // The variant in the selection may be of an earlier snapshot, with an old price or stock.
  const variant = product.variants.find(({ id }) => id === selection.variant?.id);
  const now = useSaleClock([(variant ?? product).sale]);
  const isVariantMissing = product.variants.length > 0 && variant === undefined;
  const isOutOfStock = isItemOutOfStock(product, variant);
  const productToSave = { slug: product.slug, productId: product.id, title: product.title };
  const quietButtonClass = 'inline-flex min-h-11 items-center gap-2 hover:text-primary-ink';
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-9">
      <Photo
        image={selection.image}
        alt={product.title}
        sizes="(min-width: 768px) 22rem, 92vw"
        width={900}
        height={1200}
        className="aspect-3/4 max-h-[45dvh] w-full md:max-h-none"
      />
      <div>
        {product.category && (
          <p className="eyebrow text-muted">
            <CatalogueText>{product.category}</CatalogueText>
          </p>
        )}
        <h2 className="title mt-1 text-4xl">
          <CatalogueText>{product.title}</CatalogueText>
        </h2>
        {/* Undefined in a shop with customer reviews when the product has none. */}
        {product.rating !== undefined && <Stars rating={product.rating} className="mt-2" />}
        <div className="mt-3 flex flex-wrap items-center gap-3" aria-live="polite">
          {isVariantMissing ? (
            <p className="text-alert">
              {t('noSuchVariant', { values: Object.values(selection.values).join(' · ') })}
            </p>
          ) : (
            <Price price={priceView(currentPrice(variant ?? product, now))} className="text-xl" />
          )}
          {!isVariantMissing && isOutOfStock && (
            <span className="bg-ink px-2.5 py-1 text-sm font-semibold text-ground">{t('outOfStock')}</span>
          )}
        </div>
        <p className="mt-3 text-muted">
          <CatalogueText>{product.description}</CatalogueText>
        </p>
        <div className="mt-5 grid gap-5">
          <OptionChoices product={product} selection={selection} onSelect={setSelection} />
          <BuyBox icons={quantityIcons} item={isVariantMissing ? null : cartItem(product, variant, now)} />
          <div className="flex flex-wrap gap-x-6">
            <SavedItemToggle
              list="wishlist"
              icon={savedListIcons.wishlist}
              product={productToSave}
              className={quietButtonClass}
              showsName
            />
            <SavedItemToggle
              list="compare"
              icon={savedListIcons.compare}
              product={productToSave}
              className={quietButtonClass}
              showsName
            />
          </div>
          <Link href={paths.product(product.slug)} className="link justify-self-start py-1">
            {t('product.allDetails')}
          </Link>
        </div>
      </div>
    </div>
  );
}
