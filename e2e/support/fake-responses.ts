import { withParameter } from '../../contract/path-parameter.ts';
import { cataloguePaths, searchPaths } from '../../contract/paths.ts';
import { trackingPaths } from '../../contract/tracking-paths.ts';
import { type FakeAccount, fakeAccountResponse } from './fake-account.ts';
import {
  malformedCategories,
  malformedFeatureTags,
  malformedFilters,
  malformedProducts,
} from './malformed-catalogue.ts';
import type { UpstreamCall } from './upstream-call.ts';

/** Sale fields of a product on the wire. */
export interface FakeSale {
  salePrice: number;
  startAt: string;
  endAt: string;
}

interface FakeUpstreamState {
  uploadsUrl: string;
  prices: Map<string, unknown>;
  sales: Map<string, FakeSale>;
  /** Products named `generated-1`, `generated-2` … in an unfiltered listing; 0 lists the malformed products. */
  productCount: number;
  account: FakeAccount;
}

/**
 * Builds the response body of the fake upstream; undefined for a missing resource. Some bodies lack their envelope, as with real
 * upstreams.
 * - Every product, category or tag whose slug starts with `generated-` exists.
 * - The end of a product's slug adds data: `-sized` the size M, `-reviewed` 120 reviews, `-pictured` an image.
 * - A search for `echo` returns one product whose title is the requested filter.
 */
export function fakeResponse(call: UpstreamCall, state: FakeUpstreamState): unknown {
  const { path, body } = call;
  const { pathname, searchParams } = new URL(path, 'http://upstream.invalid');
  const products = malformedProducts(state.uploadsUrl);
  const slug = currentSlug(searchParams.get('slug') ?? '');
  if (pathname.startsWith(withParameter(cataloguePaths.productBySlug, ''))) {
    return productBySlug(
      decodeURIComponent(pathname.slice(withParameter(cataloguePaths.productBySlug, '').length)),
      state,
    );
  }
  switch (pathname) {
    case cataloguePaths.homeData:
      return homeData(state);
    case cataloguePaths.menuCategories:
      return { response: malformedCategories };
    case cataloguePaths.categoriesWithCount:
    case cataloguePaths.categories:
      return malformedCategories;
    case cataloguePaths.categoryBySlug:
      return isGenerated(slug)
        ? { response: { id: slug, name: slug, slug } }
        : { response: malformedCategories.find((category) => Object(category).slug === slug) ?? null };
    case cataloguePaths.menuFeatureTags:
    case cataloguePaths.featureTags:
      return malformedFeatureTags;
    case cataloguePaths.productsByCategory:
      return isGenerated(slug) || malformedCategories.some((category) => Object(category).slug === slug)
        ? { response: products }
        : undefined;
    case cataloguePaths.productsByFeatureTag:
      return isGenerated(slug) || malformedFeatureTags.some((tag) => tag?.slug === slug)
        ? products
        : { response: null };
    case searchPaths.filterProducts:
      if (state.productCount > 0) return listingPage(JSON.parse(body), state);
      return { response: { items: body.includes('"echo"') ? [echoProduct(body)] : products, total: '240' } };
    case trackingPaths.logEvents:
    case withParameter(trackingPaths.trackCart, 'Facebook'):
      return { response: true };
    case searchPaths.searchFilters:
      return { response: malformedFilters };
    default:
      return fakeAccountResponse(call, state.account);
  }
}

function productBySlug(requestedSlug: string, state: FakeUpstreamState): unknown {
  const slug = currentSlug(requestedSlug);
  if (isGenerated(slug)) return { response: generatedProduct(slug, state) };
  return { response: malformedProducts(state.uploadsUrl).find((product) => product?.slug === slug) ?? null };
}

/** Returns the current slug: `moved-to-{slug}` is the old slug of the product or category `{slug}`. */
function currentSlug(requestedSlug: string): string {
  return requestedSlug.replace(/^moved-to-/, '');
}

function listingPage(
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  state: FakeUpstreamState,
) {
  const firstNumber = (pageNumber - 1) * pageSize + 1;
  const count = Math.max(0, Math.min(pageSize, state.productCount - firstNumber + 1));
  const items = Array.from({ length: count }, (_, index) => {
    const slug = `generated-${firstNumber + index}`;
    return { ...generatedProduct(slug, state), featuredImage: { filePath: 'generated.webp' } };
  });
  return { items, total: state.productCount };
}

const manyReviews = Array.from({ length: 120 }, (_, index) => ({
  rating: 3 + (index % 3),
  name: `Reader ${index + 1}`,
  review: `Opinion ${index + 1}. It falls well, the cloth is lighter than it looks and the seams are straight.`,
  date: '2026-03-01T10:00:00Z',
}));

function generatedProduct(slug: string, { prices, sales }: FakeUpstreamState) {
  const price = prices.get(slug) ?? 100;
  const mediumVariant = { id: `${slug}-M`, price, quantity: '5', attributes: [{ name: 'size', value: 'M' }] };
  return {
    variants: slug.endsWith('-sized') ? [mediumVariant] : undefined,
    reviews: slug.endsWith('-reviewed') ? manyReviews : undefined,
    featuredImage: slug.endsWith('-pictured') ? { filePath: `${slug}.webp` } : undefined,
    id: slug,
    slug,
    title: `Generated ${slug}`,
    price,
    ...sales.get(slug),
    mainCategory: { id: 7, name: 'Gowns', slug: 'gowns' },
  };
}

function echoProduct(body: string) {
  return { id: 'echo', slug: 'echo', title: body, price: 100 };
}

function homeData(state: FakeUpstreamState) {
  const products = malformedProducts(state.uploadsUrl);
  return {
    featuredCategories: malformedCategories,
    featuredProducts: products,
    slides: null,
    weeklySlides: [
      { urlType: '1', product: { title: 'To a product', slug: 'bare' }, media: { filePath: 'slide.webp' } },
      { urlType: 4, url: 'javascript:alert(1)', title: 'Nowhere', media: '/slide.webp' },
      { urlType: 99, title: null, media: { filePath: `${state.uploadsUrl}/slide.webp` } },
      { urlType: 2, category: null },
      7,
    ],
    productsFeatureTag: [{ code: 'BestSellers', products }, { code: 'ShopTheLook', products: null }, null],
    instagramFeeds: [{ link: 'javascript:alert(1)', image: 'social.webp' }, { image: null }, {}],
  };
}

function isGenerated(slug: string): boolean {
  return slug.startsWith('generated-');
}
