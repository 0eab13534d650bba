import { cataloguePaths, searchPaths, trackingPaths, withParameter } from '../../contract/paths.ts';
import { accountAnswer, type FakeAccount } from './fake-account.ts';
import type { Call } from './fake-call.ts';
import { oddCategories, oddFeatureTags, oddFilters, oddProducts } from './odd-catalogue.ts';

/** A lower price for a time, as products on the wire have it. */
export interface FakeSale {
  salePrice: number;
  startAt: string;
  endAt: string;
}

interface World {
  uploads: string;
  prices: Map<string, unknown>;
  sales: Map<string, FakeSale>;
  /** How many products named `made-1`, `made-2` … a listing without a filter has; 0 lists the odd ones. */
  manyProducts: number;
  account: FakeAccount;
}

/**
 * What the fake upstream answers, as loosely as upstreams do: some bodies come without their envelope. Products,
 * categories and tags whose slug starts with `made-` exist for whoever asks; a search for `echo` finds one product whose
 * title is the filter asked for; of products whose slug ends with `-sized` there is a size M. Undefined where there is no such thing.
 */
export function fakeAnswer(call: Call, world: World): unknown {
  const { path, body } = call;
  const { pathname, searchParams } = new URL(path, 'http://upstream.invalid');
  const products = oddProducts(world.uploads);
  const slug = slugToday(searchParams.get('slug') ?? '');
  if (pathname.startsWith(withParameter(cataloguePaths.productBySlug, ''))) {
    return productBySlug(
      decodeURIComponent(pathname.slice(withParameter(cataloguePaths.productBySlug, '').length)),
      world,
    );
  }
  switch (pathname) {
    case cataloguePaths.homeData:
      return homeData(world);
    case cataloguePaths.menuCategories:
      return { response: oddCategories };
    case cataloguePaths.categoriesWithCount:
    case cataloguePaths.categories:
      return oddCategories;
    case cataloguePaths.categoryBySlug:
      return isMade(slug)
        ? { response: { id: slug, name: slug, slug } }
        : { response: oddCategories.find((category) => Object(category).slug === slug) ?? null };
    case cataloguePaths.menuFeatureTags:
    case cataloguePaths.featureTags:
      return oddFeatureTags;
    case cataloguePaths.productsByCategory:
      return isMade(slug) || oddCategories.some((category) => Object(category).slug === slug)
        ? { response: products }
        : undefined;
    case cataloguePaths.productsByFeatureTag:
      return isMade(slug) || oddFeatureTags.some((tag) => tag?.slug === slug) ? products : { response: null };
    case searchPaths.filterProducts:
      if (world.manyProducts > 0) return pageOfMany(JSON.parse(body), world);
      return { response: { items: body.includes('"echo"') ? [echo(body)] : products, total: '240' } };
    case trackingPaths.logEvents:
    case withParameter(trackingPaths.trackCart, 'Facebook'):
      return { response: true };
    case searchPaths.searchFilters:
      return { response: oddFilters };
    default:
      return accountAnswer(call, world.account);
  }
}

function productBySlug(asked: string, world: World): unknown {
  const slug = slugToday(asked);
  if (isMade(slug)) return { response: madeProduct(slug, world) };
  return { response: oddProducts(world.uploads).find((product) => product?.slug === slug) ?? null };
}

/** Old slugs: whoever asks for `moved-to-{slug}` gets the product or category that is called `{slug}` now. */
function slugToday(asked: string): string {
  return asked.replace(/^moved-to-/, '');
}

function pageOfMany({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }, world: World) {
  const first = (pageNumber - 1) * pageSize + 1;
  const count = Math.max(0, Math.min(pageSize, world.manyProducts - first + 1));
  const items = Array.from({ length: count }, (_, index) => {
    const slug = `made-${first + index}`;
    return { ...madeProduct(slug, world), featuredImage: { filePath: 'made.webp' } };
  });
  return { items, total: world.manyProducts };
}

function madeProduct(slug: string, { prices, sales }: World) {
  const price = prices.get(slug) ?? 100;
  const size = { id: `${slug}-M`, price, quantity: '5', attributes: [{ name: 'size', value: 'M' }] };
  return {
    variants: slug.endsWith('-sized') ? [size] : undefined,
    id: slug,
    slug,
    title: `Made ${slug}`,
    price,
    ...sales.get(slug),
    mainCategory: { id: 7, name: 'Gowns', slug: 'gowns' },
  };
}

function echo(body: string) {
  return { id: 'echo', slug: 'echo', title: body, price: 100 };
}

function homeData(world: World) {
  const products = oddProducts(world.uploads);
  return {
    featuredCategories: oddCategories,
    featuredProducts: products,
    slides: null,
    weeklySlides: [
      { urlType: '1', product: { title: 'To a product', slug: 'bare' }, media: { filePath: 'slide.webp' } },
      { urlType: 4, url: 'javascript:alert(1)', title: 'Nowhere', media: '/slide.webp' },
      { urlType: 99, title: null, media: { filePath: `${world.uploads}/slide.webp` } },
      { urlType: 2, category: null },
      7,
    ],
    productsFeatureTag: [{ code: 'BestSellers', products }, { code: 'ShopTheLook', products: null }, null],
    instagramFeeds: [{ link: 'javascript:alert(1)', image: 'social.webp' }, { image: null }, {}],
  };
}

function isMade(slug: string): boolean {
  return slug.startsWith('made-');
}
