import { OrderStatus } from '@/components/account/order-status';
import { OrderView } from '@/components/account/order-view';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { CategoryCards } from '@/components/listing/category-cards';
import { EmptyResult } from '@/components/listing/empty-result';
import { FilterSheet } from '@/components/listing/filter-sheet';
import { MoreLinks } from '@/components/listing/more-links';
import { FilterButton } from '@/components/listing/sheet-buttons';
import { TopRated } from '@/components/listing/top-rated';
import { DetailTabs } from '@/components/product/detail-tabs';
import { ProductCard } from '@/components/product/product-card';
import { ProductFacts } from '@/components/product/product-facts';
import { ProductGrid } from '@/components/product/product-grid';
import { Promises } from '@/components/product/promises';
import { RatingRow } from '@/components/product/rating-row';
import { RelatedProducts } from '@/components/product/related-products';
import { Reviews } from '@/components/product/reviews';
import { RichText } from '@/components/product/rich-text';
import { SizeGuide } from '@/components/product/size-guide';
import { Substitutes } from '@/components/product/substitutes';
import { ConsentBar } from '@/components/tracking/consent-bar';
import { paths } from '@/lib/address/address';
import { noOptions } from '@/lib/catalogue/requested-options';
import { sizeGuide } from '@/lib/catalogue/size-guide';
import type { Product } from '@/lib/catalogue/types';
import { orderStatuses } from '@/lib/orders/types';
import type { CurrentTenant } from '@/lib/tenant/server';
import { InListing } from './in-browser.tsx';
import { held, type Samples, sale } from './samples.ts';
import type { States } from './sections.tsx';

/** Components that the server draws alone, some of which wait for something. */
export function serverStates(samples: Samples, tenant: CurrentTenant): States {
  const { words, category, sample, order } = samples;
  const now = Date.now();
  const plain = sample('plain');
  const guide = sizeGuide(plain);
  const cards = cardsOf(samples);
  return {
    'product/product-card': Object.fromEntries(
      Object.entries(cards).map(([name, product]) => [
        name,
        <ProductCard key={name} product={product} now={now} sizes="18rem" />,
      ]),
    ),
    'product/product-grid': {
      page: <ProductGrid products={Object.values(cards).slice(0, 4)} now={now} eager={0} />,
      'one product': <ProductGrid products={[plain]} now={now} layout="wide-listing" eager={0} />,
    },
    'product/related-products': {
      several: <RelatedProducts products={Object.values(cards)} now={now} />,
    },
    'product/substitutes': { one: <Substitutes products={[plain]} now={now} /> },
    'product/rating-row': { rated: <RatingRow rating={4} />, unrated: <RatingRow rating={null} /> },
    'product/promises': {
      returnable: <Promises tenant={tenant} category="abayas" />,
      'not returnable, delivery not free': (
        <Promises tenant={{ ...tenant, delivery: { cost: 5000 } }} category="jewelry" />
      ),
    },
    'product/size-guide': { abayas: guide && <SizeGuide guide={guide} /> },
    'product/product-facts': {
      plain: (
        <dl>
          <ProductFacts
            product={plain}
            categoryHref={paths.shop}
            origin={tenant.origin}
            options={noOptions}
          />
        </dl>
      ),
    },
    'product/rich-text': { plain: <RichText html={words.description} /> },
    'product/detail-tabs': {
      plain: <DetailTabs product={plain} />,
      'nothing known': (
        <DetailTabs product={{ ...plain, descriptionHtml: '', attributes: [], variants: [] }} />
      ),
    },
    'product/reviews': {
      several: <Reviews product={plain} />,
      none: <Reviews product={{ ...plain, reviews: [] }} />,
    },
    'listing/category-cards': {
      several: (
        <CategoryCards
          categories={[
            category,
            { ...category, slug: 'bare', image: null, productCount: null },
            { ...category, slug: 'one', productCount: 1 },
          ]}
        />
      ),
    },
    'listing/more-links': {
      several: (
        <MoreLinks
          categories={[{ ...category, children: [{ id: 2, name: words.title, slug: 'narrower' }] }]}
          tags={words.tags.map((name, index) => ({ name, slug: String(index), code: null }))}
        />
      ),
    },
    'listing/top-rated': { two: <TopRated products={[plain, cards['long title']]} /> },
    'listing/filter-sheet': {
      'open with its button on a phone': (
        <InListing>
          <FilterButton />
          <FilterSheet>{words.short}</FilterSheet>
        </InListing>
      ),
    },
    'listing/empty-result': {
      nothing: <EmptyResult failed={false} retryHref="#" nearby={[]} now={now} />,
      failed: <EmptyResult failed retryHref="#" nearby={[]} now={now} />,
      nearby: <EmptyResult failed={false} retryHref="#" nearby={[plain]} now={now} />,
    },
    'layout/breadcrumb': {
      plain: <Breadcrumb crumbs={[{ name: words.category, href: paths.shop }, { name: words.title }]} />,
      long: <Breadcrumb crumbs={[{ name: words.category, href: paths.shop }, { name: words.long }]} />,
    },
    'layout/not-found-notice': { plain: <NotFoundNotice /> },
    'account/order-view': { plain: <OrderView order={order} /> },
    'account/order-status': Object.fromEntries(
      [...orderStatuses, 'on_hold'].map((status) => [status, <OrderStatus key={status} status={status} />]),
    ),
    'tracking/consent-bar': { asks: <ConsentBar mode="ask" />, tells: <ConsentBar mode="notify" /> },
  };
}

/** A product in every state that its card shows. */
function cardsOf({ words, sample, variants }: Samples) {
  const each = (given: Parameters<typeof variants>[0]): Partial<Product> => ({ variants: variants(given) });
  return {
    plain: sample('plain'),
    'on sale': sample(
      'on-sale',
      each(() => ({ sale })),
    ),
    'sold out': sample(
      'sold-out',
      each(() => ({ stock: 0 })),
    ),
    'sold out on sale': sample(
      'sold-out-on-sale',
      each(() => ({ stock: 0, sale })),
    ),
    'listed, in the cart': sample(held),
    'long title': sample('long', { title: words.long }),
    'without picture': sample('bare', { ...each(() => ({ images: [] })), images: [], reviews: [] }),
    'without price': sample(
      'no-price',
      each(() => ({ price: null })),
    ),
    'without anything': sample('nothing', {
      ...{ variants: [], images: [], reviews: [], mainCategory: null, descriptionHtml: '' },
    }),
  };
}
