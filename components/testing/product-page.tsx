import { act } from '@testing-library/react';
import { quantityIcons } from '@/components/cart/quantity-icons';
import { ProductPanel } from '@/components/product/product-panel';
import type { FitGuide } from '@/components/product/size-suggestion';
import { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { noOptions } from '@/lib/catalogue/product/options';
import { priceSchedule } from '@/lib/catalogue/product/price-view';
import { selectableProductOf } from '@/lib/catalogue/product/selection';
import { product, variant } from '@/lib/catalogue/product/testing';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import type { Locale } from '@/lib/platform/i18n/routing';
import { renderInShop } from './render-in-shop.tsx';
import { sale } from './samples.ts';

/** Product in red and blue, S and M, without a variant in blue and S. Blue is on sale in M; red is sold out in M. */
export const productWithUnavailableVariants = product({
  slug: 'wrap-dress',
  title: 'Wrap dress',
  variants: [
    variant({
      id: 1,
      sku: 'RED-S',
      color: 'Red',
      size: 'S',
      price: 31_000,
      stock: 5,
      images: ['/red.webp', '/red-back.webp'],
    }),
    variant({
      id: 2,
      sku: 'RED-M',
      color: 'Red',
      size: 'M',
      price: 32_000,
      stock: 0,
      images: ['/red.webp', '/red-back.webp'],
    }),
    variant({
      id: 3,
      sku: 'BLUE-M',
      color: 'Blue',
      size: 'M',
      price: 44_000,
      stock: 5,
      images: ['/blue.webp', '/blue-back.webp'],
      sale: { ...sale, price: 33_000 },
    }),
  ],
});

interface PanelOptions {
  locale?: Locale;
  /** Query of the URL. */
  query?: string;
  /** Requested options for which the server rendered the page. */
  options?: OptionValues;
  /** True when the shop's API sends a mail once a sold-out variant is back in stock. */
  alertsByMail?: boolean;
  fit?: FitGuide;
}

/** Renders the product panel and waits for the suggested size, which loads later. */
export async function renderPanel(
  shownProduct: Product,
  { locale = 'en', query = '', options = noOptions, alertsByMail, fit }: PanelOptions = {},
) {
  const format = { locale, currency: 'EGP', noPriceText: '-' };
  const prices = Object.fromEntries([
    ['', priceSchedule(shownProduct, format)],
    ...shownProduct.variants.map((variant) => [String(variant.id), priceSchedule(variant, format)]),
  ]);
  const missingParts = {
    category: null,
    rating: null,
    description: null,
    sizeGuide: null,
    deliveryAndReturns: null,
    metaRows: null,
    video: null,
  };
  const { id, slug, title } = shownProduct;
  const result = renderInShop(
    <ProductPanel
      product={{ id, slug, title, ...selectableProductOf(shownProduct) }}
      prices={prices}
      renderedAt={Date.now()}
      options={options}
      layout="thumbs"
      imageSizes="50vw"
      alertsByMail={alertsByMail}
      icons={{ ...savedListIcons, ...quantityIcons }}
      fit={fit}
      {...missingParts}
    />,
    { locale, path: `/shop/shop-details/${slug}${query}` },
  );
  await act(async () => void (await import('@/components/product/size-suggestion')));
  return result;
}
