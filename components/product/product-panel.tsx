'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue } from 'react';
import { BuyBox } from '@/components/cart/buy-box';
import { Price } from '@/components/shop/price';
import { ToggleButton } from '@/components/shop/toggle-button';
import { useClock } from '@/components/shop/use-clock';
import { useLater } from '@/components/ui/use-later';
import { cartItem } from '@/lib/cart/item';
import type { Choice } from '@/lib/catalogue/choice';
import type { PriceWords } from '@/lib/catalogue/price-view';
import { saleIsActive } from '@/lib/catalogue/pricing';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { chooseColor, chooseSize, type Selection } from '@/lib/catalogue/selection';
import { productIsOutOfStock, variantIsOutOfStock } from '@/lib/catalogue/stock';
import type { Product } from '@/lib/catalogue/types';
import { ColorChoice } from './color-choice.tsx';
import { Gallery } from './gallery.tsx';
import type { GalleryLayout } from './gallery-layout.ts';
import { SizeChoice } from './size-choice.tsx';
import { useSelection } from './use-selection.ts';

interface ProductPanelProps {
  product: Choice & Pick<Product, 'id' | 'slug' | 'title'>;
  /** Prices in words by variant id; those of the product itself under the empty key. */
  prices: Record<string, PriceWords>;
  /** Epoch milliseconds of the rendering. */
  renderedAt: number;
  options: RequestedOptions;
  layout: GalleryLayout;
  category: ReactNode;
  rating: ReactNode;
  description: ReactNode;
  sizeGuide: ReactNode;
  promises: ReactNode;
  lower: ReactNode;
  video: ReactNode;
}

const loadTellWhenBack = () => import('./tell-when-back.tsx').then((module) => module.TellWhenBack);

const quiet = 'inline-flex min-h-11 items-center gap-2 hover:text-primary-ink';

/** Pictures and information of a product, both following the chosen variant. */
export function ProductPanel(props: ProductPanelProps) {
  const { product, prices, renderedAt, options, layout } = props;
  const { title } = product;
  const t = useTranslations('browser');
  const { selection, select, change } = useSelection(product, options);
  const { variant } = selection;
  const pictured = useDeferredValue(selection);
  const words = prices[String(variant?.id ?? '')] ?? prices[''];
  const now = useClock(renderedAt, [words?.sale ?? null]);
  const onSale = saleIsActive(words?.sale ?? null, now);
  const price = onSale ? words?.inside : words?.outside;
  const missing = product.variants.length > 0 && variant === undefined;
  const out = productIsOutOfStock(product) || (variant !== undefined && variantIsOutOfStock(variant));

  const item = missing ? null : cartItem(product, variant, now);
  const soldOut = item !== null && out;
  const TellWhenBack = useLater(loadTellWhenBack, soldOut);

  const listed = { slug: product.slug, productId: product.id, title };

  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14">
      <Gallery
        title={title}
        images={imagesOf(product, pictured)}
        main={pictured.image}
        layout={layout}
        onChoose={(image) => select({ ...selection, image })}
        video={props.video}
      />
      <div className="self-start lg:sticky lg:top-28 lg:py-2">
        {props.category}
        <h1 className="title text-[clamp(1.75rem,3.4vw,3rem)] sm:mt-2">{title}</h1>
        <div className="mt-1 sm:mt-3">{props.rating}</div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2" aria-live="polite">
          {missing ? (
            <p className="text-alert">
              {t('noSuchVariant', { color: selection.color ?? '', size: selection.size ?? '' })}
            </p>
          ) : (
            price && <Price price={price} className="text-xl sm:text-2xl" />
          )}
          {!missing && onSale && (
            <span className="bg-alert px-2.5 py-1 text-sm font-semibold text-paper">
              {t('saleBadge', { percent: price?.percentOff ?? 0 })}
            </span>
          )}
          {!missing && out && (
            <span className="bg-ink px-2.5 py-1 text-sm font-semibold text-ground">{t('outOfStock')}</span>
          )}
        </div>
        <div className="mt-4 sm:mt-5">{props.description}</div>
        <form className="mt-6 grid gap-6 sm:mt-8 sm:gap-7" onSubmit={(event) => event.preventDefault()}>
          <ColorChoice
            choice={product}
            selection={selection}
            onChoose={(color) => change(chooseColor(product, selection, color))}
          />
          <SizeChoice
            choice={product}
            selection={selection}
            onChoose={(size) => change(chooseSize(product, selection, size))}
            guide={props.sizeGuide}
          />
          <button type="submit" className="btn btn-quiet without-script justify-self-start">
            {t('showVariant')}
          </button>
          {soldOut && (
            <div className="needs-script min-h-24">{TellWhenBack && <TellWhenBack item={item} />}</div>
          )}
          <BuyBox
            item={item}
            summary={
              !missing &&
              price && (
                <>
                  <p className="leading-tight font-semibold">{price.current}</p>
                  <p className="truncate text-sm leading-tight text-muted">
                    {soldOut
                      ? t('outOfStock')
                      : [selection.color, selection.size].filter(Boolean).join(' · ')}
                  </p>
                </>
              )
            }
          />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <ToggleButton list="wishlist" product={listed} className={quiet} named />
            <ToggleButton list="compare" product={listed} className={quiet} named />
          </div>
        </form>
        {props.promises}
        <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-4 wrap-anywhere gap-y-1 border-t border-sand pt-6 text-sm">
          {variant?.sku && (
            <>
              <dt className="text-muted">{t('sku')}</dt>
              <dd>
                <bdi>{variant.sku}</bdi>
              </dd>
            </>
          )}
          {props.lower}
        </dl>
      </div>
    </div>
  );
}

function imagesOf(choice: Choice, { variant, color }: Selection): string[] {
  if (variant && variant.images.length > 0) return variant.images;
  const sameColor = choice.variants.find((variant) => variant.images.length > 0 && variant.color === color);
  return sameColor?.images ?? choice.images;
}
