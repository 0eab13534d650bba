import { SlidersHorizontal } from 'lucide';
import { OrderStatus } from '@/components/account/order-view';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { CollectionCards, CollectionLinks } from '@/components/listing/collection-index';
import { EmptyResult } from '@/components/listing/empty-result';
import { FilterSheet } from '@/components/listing/filter-sheet';
import { FilterButton } from '@/components/listing/filter-sheet-buttons';
import { TopRated } from '@/components/listing/top-rated';
import { cardControls } from '@/components/product/card-controls';
import { DetailTabs, RichText } from '@/components/product/detail-tabs';
import { DeliveryAndReturns, ProductMetaRows, RatingRow } from '@/components/product/panel-content';
import { ProductCard } from '@/components/product/product-card';
import { ProductGrid } from '@/components/product/product-grid';
import { RelatedProducts, Substitutes } from '@/components/product/related-products';
import { Reviews } from '@/components/product/reviews';
import { SizeGuide } from '@/components/product/size-guide';
import { type Samples, sale, sampleSlug } from '@/components/testing/samples';
import { ConsentBar } from '@/components/tracking/consent-bar';
import { Icon } from '@/components/ui/icon';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { noOptions } from '@/lib/catalogue/product/options';
import { type ReviewFigures, reviewPageOf, type ShownReviews } from '@/lib/catalogue/product/review-pages';
import { sizeGuideFor } from '@/lib/catalogue/product/size-guide';
import type { Product, Review } from '@/lib/catalogue/product/types';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { orderStatuses } from '@/lib/shopper/orders/order';
import { MockListing } from './browser-sections.tsx';
import { listingServerStates } from './listing-server-states.tsx';
import type { GalleryStates } from './sections.tsx';

const figures: ReviewFigures = {
  count: 13,
  average: 4.2,
  starCounts: { 1: 0, 2: 1, 3: 2, 4: 4, 5: 6 },
  fitCounts: { small: 0, true: 4, large: 2 },
};
const noFigures: ReviewFigures = { count: 0, average: null, starCounts: null, fitCounts: null };

function shownReviews(reviews: Review[], page = 1): ShownReviews {
  return { figures: null, reviewPage: reviewPageOf(reviews, page), sort: 'newest' };
}

/** States of server components, some of them async. */
export function serverStates(samples: Samples, tenant: TenantWithOrigin): GalleryStates {
  const { texts, category, createProduct } = samples;
  const now = Date.now();
  const plain = createProduct('plain');
  const guide = sizeGuideFor(plain);
  const cardProducts = createCardProducts(samples);
  return {
    ...listingServerStates(samples),
    'product/product-card': Object.fromEntries(
      Object.entries(cardProducts).map(([name, product]) => [
        name,
        <ProductCard key={name} controls={cardControls} product={product} now={now} sizes="18rem" />,
      ]),
    ),
    'product/product-grid': {
      page: (
        <ProductGrid
          controls={cardControls}
          products={Object.values(cardProducts).slice(0, 4)}
          now={now}
          priorityCount={0}
        />
      ),
      'one product': (
        <ProductGrid
          controls={cardControls}
          products={[plain]}
          now={now}
          layout="wide-listing"
          priorityCount={0}
        />
      ),
    },
    'product/related-products': {
      several: <RelatedProducts products={Object.values(cardProducts)} now={now} />,
      'substitutes, one': <Substitutes products={[plain]} now={now} />,
    },
    'product/panel-content': {
      rated: <RatingRow rating={4} figures={null} />,
      unrated: <RatingRow rating={null} figures={null} />,
      'by customers': <RatingRow rating={4.5} figures={figures} />,
      'not yet by customers': <RatingRow rating={null} figures={noFigures} />,
      returnable: <DeliveryAndReturns tenant={tenant} category="abayas" />,
      'not returnable, delivery not free': (
        <DeliveryAndReturns
          tenant={{ ...tenant, delivery: { ...tenant.delivery, cost: 5000 } }}
          category="jewelry"
        />
      ),
      'meta rows': (
        <dl>
          <ProductMetaRows
            product={plain}
            categoryHref={paths.shop}
            origin={tenant.origin}
            options={noOptions}
          />
        </dl>
      ),
    },
    'product/size-guide': { abayas: guide && <SizeGuide guide={guide} /> },
    'product/detail-tabs': {
      'rich text': <RichText html={texts.description} />,
      plain: <DetailTabs product={plain} />,
      'without details': (
        <DetailTabs product={{ ...plain, descriptionHtml: '', attributes: [], variants: [] }} />
      ),
    },
    'product/reviews': {
      several: <Reviews slug={plain.slug} options={noOptions} reviews={shownReviews(plain.reviews)} />,
      'a page of many': (
        <Reviews
          slug={plain.slug}
          options={noOptions}
          reviews={shownReviews(Array.from({ length: 12 }, () => plain.reviews).flat(), 2)}
        />
      ),
      none: <Reviews slug={plain.slug} options={noOptions} reviews={shownReviews([])} />,
      'of customers': (
        <Reviews
          slug={plain.slug}
          options={noOptions}
          reviews={{
            ...shownReviews(plain.reviews.map((review) => ({ ...review, isVerified: true, fit: 'large' }))),
            figures,
          }}
        />
      ),
      'of customers, unavailable': (
        <Reviews slug={plain.slug} options={noOptions} reviews={{ ...shownReviews([]), figures }} />
      ),
      'of customers, none': (
        <Reviews
          slug={plain.slug}
          options={noOptions}
          reviews={{ ...shownReviews([]), figures: noFigures }}
        />
      ),
    },
    'listing/collection-index': {
      cards: (
        <CollectionCards
          collections={[
            { ...category, path: paths.category(category.slug) },
            { ...category, path: '#without-image', image: null, productCount: null },
            { ...category, path: '#one', productCount: 1 },
          ]}
        />
      ),
      links: (
        <CollectionLinks
          categories={[{ ...category, children: [{ id: 2, name: texts.title, slug: 'subcategory' }] }]}
          tags={texts.tags.map((name, index) => ({ name, slug: String(index) }))}
        />
      ),
    },
    'listing/top-rated': { two: <TopRated products={[plain, cardProducts['long title']]} /> },
    'listing/filter-sheet': {
      'open with its button on a phone': (
        <MockListing>
          <FilterButton icon={<Icon icon={SlidersHorizontal} className="size-4" />} />
          <FilterSheet>{texts.short}</FilterSheet>
        </MockListing>
      ),
    },
    'listing/empty-result': {
      nothing: <EmptyResult query={emptyQuery} hasFailed={false} retryHref="#" alternatives={[]} now={now} />,
      failed: <EmptyResult query={emptyQuery} hasFailed retryHref="#" alternatives={[]} now={now} />,
      'with alternatives': (
        <EmptyResult query={emptyQuery} hasFailed={false} retryHref="#" alternatives={[plain]} now={now} />
      ),
    },
    'layout/breadcrumb': {
      plain: <Breadcrumb crumbs={[{ name: texts.category, href: paths.shop }, { name: texts.title }]} />,
      long: <Breadcrumb crumbs={[{ name: texts.category, href: paths.shop }, { name: texts.long }]} />,
    },
    'layout/not-found-notice': { plain: <NotFoundNotice /> },
    'account/order-status': Object.fromEntries(
      [...orderStatuses, 'on_hold'].map((status) => [status, <OrderStatus key={status} status={status} />]),
    ),
    'tracking/consent-bar': {
      'asks for consent': <ConsentBar mode="ask" />,
      'notice only': <ConsentBar mode="notify" />,
    },
  };
}

/** Creates products for every state of the product card. */
function createCardProducts({ texts, createProduct, createVariants }: Samples) {
  const withVariants = (overrides: Parameters<typeof createVariants>[0]): Partial<Product> => ({
    variants: createVariants(overrides),
  });
  return {
    plain: createProduct('plain'),
    'on sale': createProduct(
      'on-sale',
      withVariants(() => ({ sale })),
    ),
    'sold out': createProduct(
      'sold-out',
      withVariants(() => ({ stock: 0 })),
    ),
    'sold out on sale': createProduct(
      'sold-out-on-sale',
      withVariants(() => ({ stock: 0, sale })),
    ),
    'saved, in the cart': createProduct(sampleSlug),
    'long title': createProduct('long', { title: texts.long }),
    'without picture': createProduct('without-picture', {
      ...withVariants(() => ({ images: [] })),
      images: [],
      reviews: [],
    }),
    'without price': createProduct(
      'no-price',
      withVariants(() => ({ price: null })),
    ),
    'without anything': createProduct('nothing', {
      variants: [],
      images: [],
      reviews: [],
      mainCategory: null,
      descriptionHtml: '',
    }),
  };
}
