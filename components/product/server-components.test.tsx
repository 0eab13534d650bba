import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { createSamples, sale } from '@/components/testing/samples';
import { noOptions } from '@/lib/product/requested-options';
import { reviewPageOf } from '@/lib/product/review-pages';
import { product, variant } from '@/lib/product/testing';
import type { Product, Review } from '@/lib/product/types';
import type { ReviewFigures, ShownReviews } from '@/lib/reviews/types';
import type { Tenant } from '@/lib/tenant/tenant';
import { CompleteLook } from './complete-look.tsx';
import type { DeferredProductPanel } from './deferred-product-panel.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductHead } from './product-head.tsx';
import { RelatedProducts } from './related-products.tsx';
import { Reviews } from './reviews.tsx';
import { Substitutes } from './substitutes.tsx';
import type { TrackProductView } from './track-product-view.tsx';

const getRelatedProducts = jest.fn();
const getLook = jest.fn();
const getShownReviews = jest.fn();
const currentTenant = jest.fn();
const expirePageAt = jest.fn();
const panelProps = jest.fn();
const trackedView = jest.fn();
jest.mock('@/lib/catalogue/product-server', () => ({
  getRelatedProducts: (...args: unknown[]) => getRelatedProducts(...args),
  getLook: () => getLook(),
}));
jest.mock('@/lib/reviews/server', () => ({
  firstReviews: { page: 1, sort: 'newest' },
  getShownReviews: (...args: unknown[]) => getShownReviews(...args),
}));
jest.mock('@/lib/cache/cached-read', () => ({ expirePageAt: (...args: unknown[]) => expirePageAt(...args) }));
jest.mock('@/lib/tenant/server', () => ({ currentTenant: () => currentTenant() }));
jest.mock('@/components/ui/structured-data', () => ({
  StructuredData: ({ data }: { data: object }) => (
    <script type="application/ld+json">{JSON.stringify(data)}</script>
  ),
}));
jest.mock('./deferred-product-panel.tsx', () => ({
  DeferredProductPanel: (props: ComponentProps<typeof DeferredProductPanel>) => {
    panelProps(props);
    const { category, rating, description, sizeGuide, deliveryAndReturns, metaRows, video } = props;
    return (
      <main>
        {category}
        {rating}
        {description}
        {sizeGuide}
        {deliveryAndReturns}
        <dl>{metaRows}</dl>
        {video}
      </main>
    );
  },
}));
jest.mock('./track-product-view.tsx', () => ({
  TrackProductView: (props: ComponentProps<typeof TrackProductView>) => {
    trackedView(props);
    return null;
  },
}));

function setCapabilities(...capabilities: Tenant['capabilities']): void {
  currentTenant.mockResolvedValue({ ...sampleTenant, capabilities });
}

const samples = createSamples('en');
const noReviews: ShownReviews = { figures: null, reviewPage: reviewPageOf([], 1), sort: 'newest' };

beforeEach(() => {
  setCapabilities();
  getRelatedProducts.mockReset().mockResolvedValue([]);
  getLook.mockReset().mockResolvedValue([]);
  getShownReviews.mockReset().mockResolvedValue(noReviews);
  for (const mock of [expirePageAt, panelProps, trackedView]) mock.mockReset();
});

const productsOf = (count: number, overrides: Partial<Product> = {}) =>
  Array.from({ length: count }, (_, index) =>
    product({ slug: `p-${index}`, title: `P${index}`, ...overrides }),
  );
const cardNames = (container: HTMLElement = document.body) =>
  within(container)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
const inSizes = (stocks: Record<string, number>, overrides: Partial<Product> = {}) =>
  product({
    title: 'Coat',
    variants: Object.entries(stocks).map(([size, stock]) =>
      variant({ id: size, size, color: 'Black', price: 10_000, stock }),
    ),
    ...overrides,
  });

test('sections without products are not rendered', async () => {
  const body = await renderOnServer(
    <>
      <RelatedProducts products={[]} now={0} />
      <Substitutes products={[]} now={0} />
      <CompleteLook slug="coat" products={[]} now={0} />
    </>,
  );
  expect(body).toBeEmptyDOMElement();
});

describe('product card', () => {
  type CardProps = Partial<ComponentProps<typeof ProductCard>>;
  const renderCard = (shownProduct: Product, props: CardProps = {}) =>
    renderOnServer(<ProductCard product={shownProduct} now={1} sizes="50vw" {...props} />);
  const addButton = () => screen.getByRole('button', { name: 'Add to Cart' });
  const sizeTexts = () =>
    [...document.querySelectorAll('p.text-sm > bdi, p.text-sm > s')].map(({ textContent }) => textContent);

  test('shows images, category, price and sale of its variant', async () => {
    const { createProduct, createVariants } = samples;
    await renderCard(createProduct('coat', { variants: createVariants(() => ({ sale })) }));
    expect(document.querySelectorAll('img')).toHaveLength(2);
    expect(screen.getByRole('img', { name: samples.texts.title })).not.toHaveClass('opacity-50');
    expect(screen.getByRole('link', { name: 'Abayas' })).toHaveAttribute('href', '/shop?category=abayas');
    expect(screen.getByText('Sale')).toBeVisible();
    expect(screen.queryByText('out-of-stock')).toBeNull();
    expect(document.querySelector('s')).toHaveTextContent('1,890');
    expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Colors: Black, Camel, Olive' })).toBeVisible();
    expect(sizeTexts()).toEqual([]);
    expect(addButton()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('of a product without variants shows its own sale and price', async () => {
    await renderCard(product({ price: 20_000, sale }));
    expect(screen.getByText('Sale')).toBeVisible();
    expect(document.querySelector('s')).toHaveTextContent('200');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByText('Abayas')).toBeNull();
    expect(addButton()).not.toHaveAttribute('aria-haspopup');
  });

  test('of a sold-out product is dimmed and has one image', async () => {
    await renderCard(inSizes({ S: 0, M: 0 }, { images: ['/a.webp', '/b.webp'] }), { showsDetails: true });
    expect(screen.getByText('out-of-stock')).toBeVisible();
    expect(screen.queryByText('Sale')).toBeNull();
    expect([...document.querySelectorAll('img')].map(({ className }) => className)).toEqual([
      expect.stringContaining('opacity-50'),
    ]);
    expect(sizeTexts()).toEqual([]);
    expect(addButton()).toHaveClass('text-muted');
    expect(addButton()).not.toHaveAttribute('aria-haspopup');
  });

  test.each([
    ['one is sold out', { S: 0, M: 1 }, {}, ['S (Sold out)', 'M']],
    ['it shows details', { S: 1, M: 1 }, { showsDetails: true }, ['S', 'M']],
    ['neither', { S: 1, M: 1 }, {}, []],
  ] as [string, Record<string, number>, CardProps, string[]][])(
    'lists sizes when %s',
    async (_case, stocks, props, expected) => {
      await renderCard(inSizes(stocks), props);
      expect(sizeTexts()).toEqual(expected);
      expect(addButton()).not.toHaveClass('text-muted');
    },
  );

  test.each([
    ['Short', 'Short'],
    [`${'word '.repeat(30)}`, `${'word '.repeat(20).trim()}...`],
  ])('shortens the description of a listing: %s', async (descriptionHtml, expected) => {
    await renderCard(product({ descriptionHtml }), { showsDetails: true });
    expect(document.querySelector('p.max-w-prose')).toHaveTextContent(expected);
  });

  test('has no description outside a listing', async () => {
    await renderCard(product({ descriptionHtml: 'Warm' }));
    expect(screen.queryByText('Warm')).toBeNull();
  });

  test.each([
    [{ color: [], size: [] }, true],
    [{ color: ['black'], size: [] }, true],
    [{ color: [], size: ['M'] }, false],
  ])('asks for a size unless the listing is filtered by one: %j', async (preferredOptions, needsSize) => {
    await renderCard(inSizes({ S: 1, M: 1 }), { preferredOptions });
    expect(addButton().hasAttribute('aria-haspopup')).toBe(needsSize);
  });

  test('shows the variant that the listing is filtered by', async () => {
    const variants = [
      variant({ id: 1, size: 'S', price: 10_000, stock: 1 }),
      variant({ id: 2, size: 'M', price: 20_000, stock: 1 }),
    ];
    await renderCard(product({ variants }), { preferredOptions: { color: [], size: ['M'] } });
    expect(screen.getByText(/EGP/)).toHaveTextContent('200');
  });

  test.each([
    ['without customer reviews', [], { reviews: [] }, ['Not rated yet']],
    ['with none of a product', ['reviews'], { reviewCount: 0, averageRating: null }, []],
    ['with some', ['reviews'], { reviewCount: 2, averageRating: 3 }, ['Rated 3 out of 5']],
  ] as [string, Tenant['capabilities'], Partial<Product>, string[]][])(
    'has stars in a shop %s',
    async (_case, capabilities, overrides, stars) => {
      setCapabilities(...capabilities);
      await renderCard(product(overrides));
      expect(screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(stars);
    },
  );
});

describe('product grid', () => {
  const wideClasses = () => screen.getAllByRole('listitem').map(({ className }) => className);
  const loading = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));

  test('loads the first four images first and fills its last row', async () => {
    await renderOnServer(<ProductGrid products={productsOf(5, { images: ['/a.webp'] })} now={0} />);
    expect(loading()).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
    expect(wideClasses()).toEqual([
      'md:max-lg:double-width lg:double-width',
      '',
      '',
      'lg:double-width',
      'max-md:double-width lg:double-width',
    ]);
    expect(document.querySelector('p.max-w-prose')).toBeNull();
  });

  test('next to filters has three columns and details', async () => {
    await renderOnServer(<ProductGrid products={productsOf(5)} now={0} layout="listing" />);
    expect(wideClasses()[0]).toBe('md:max-lg:double-width lg:double-width');
    expect(wideClasses()[3]).toBe('');
    expect(document.querySelectorAll('p.max-w-prose')).toHaveLength(5);
  });

  test('of substitutes loads no image first', async () => {
    await renderOnServer(<Substitutes products={productsOf(2, { images: ['/a.webp'] })} now={0} />);
    expect(loading()).toEqual(['lazy', 'lazy']);
  });
});

test.each([
  [2, 'sm:hidden'],
  [3, 'lg:hidden'],
  [4, 'xl:hidden'],
  [5, ''],
])('controls of %d related products are hidden by %j where all fit', async (count, hidingClass) => {
  await renderOnServer(<RelatedProducts products={productsOf(count)} now={0} />);
  const controls = screen.getByRole('button', { name: 'Next slide' }).parentElement;
  expect(controls?.className.match(/\w\w:hidden/)?.[0] ?? '').toBe(hidingClass);
});

test('a look shows each product with image and price', async () => {
  const coat = inSizes({ M: 1 }, { slug: 'coat', images: ['/a.webp', '/b.webp'] });
  const pin = product({ slug: 'pin', title: 'Pin', price: 20_000 });
  await renderOnServer(<CompleteLook slug="dress" products={[coat, pin]} now={0} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/a.webp');
  expect(first).toHaveTextContent('100');
  expect(second?.querySelector('img')).toBeNull();
  expect(second).toHaveTextContent('200');
});

describe('detail tabs', () => {
  const rows = () =>
    screen
      .queryAllByRole('row')
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ]);

  test('list attributes, sizes and colours', async () => {
    const variants = [
      variant({ id: 1, size: 'S', color: 'Black', colorCode: '#000000' }),
      variant({ id: 2, size: 'M', color: 'Wine', colorCode: '#701020' }),
    ];
    await renderOnServer(
      <DetailTabs product={product({ variants, attributes: [{ name: 'Fabric', value: 'Wool' }] })} />,
    );
    expect(rows()).toEqual([
      ['Fabric', 'Wool'],
      ['Size', 'S, M'],
      ['Color', 'Black, Wine'],
    ]);
    expect(screen.getByText('Wine')).not.toHaveClass('sr-only');
  });

  test('hide colour codes without names from sight', async () => {
    await renderOnServer(
      <DetailTabs product={product({ attributes: [{ name: 'ColorCode', value: '#000000' }] })} />,
    );
    expect(screen.getByText('#000000')).toHaveClass('sr-only');
  });

  test('say that there is no information', async () => {
    await renderOnServer(<DetailTabs product={product({})} />);
    expect(rows()).toEqual([]);
    expect(screen.getByText('There is no further information on this product.')).toBeVisible();
  });
});

describe('reviews', () => {
  const review: Review = { rating: 4, name: 'Mona', date: null, text: 'Warm.', image: null };
  const reviewsOf = (count: number) => Array.from({ length: count }, () => review);
  const figures: ReviewFigures = {
    count: 4,
    average: 4,
    starCounts: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 1 },
    fitCounts: null,
  };
  const renderReviews = (reviews: Partial<ShownReviews>, options = noOptions) =>
    renderOnServer(<Reviews slug="coat" options={options} reviews={{ ...noReviews, ...reviews }} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const bars = () =>
    screen.queryAllByRole('listitem').flatMap((item) => {
      const bar = item.querySelector<HTMLElement>('[style]');
      return bar ? [`${item.textContent} ${bar.getAttribute('style')?.match(/\d+%/)}`] : [];
    });

  test('show name, date, text and details', async () => {
    const { reviews } = samples;
    await renderReviews({
      reviewPage: reviewPageOf(
        [
          { ...(reviews[0] as Review), isVerified: true, fit: 'small', language: 'ar' },
          { ...review, fit: 'large' },
          { ...review, text: 'Plain.' },
        ],
        1,
      ),
    });
    const [mona, large, plain] = screen.getAllByRole('article');
    expect(mona?.querySelector('time')).toHaveTextContent('14 February 2026');
    expect(mona?.querySelectorAll('img')).toHaveLength(1);
    expect(mona).toHaveTextContent('Verified purchase · Runs small');
    expect(mona?.querySelector('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
    expect(large).toHaveTextContent('Runs large');
    expect(large).not.toHaveTextContent('Verified purchase');
    expect(large?.querySelector('img, time')).toBeNull();
    expect(plain?.querySelectorAll('p')).toHaveLength(2);
    expect(within(plain as HTMLElement).getByText('Plain.')).toHaveAttribute('dir', 'auto');
  });

  test('have a fixed summary without customer reviews of the shop', async () => {
    await renderReviews({ reviewPage: reviewPageOf(reviewsOf(2), 1) });
    expect(bars()).toHaveLength(5);
    expect(bars()[0]).toMatch(/^5 stars/);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('are summed up by stars and by fit', async () => {
    await renderReviews({ figures: { ...figures, fitCounts: { small: 1, true: 2, large: 1 } } });
    expect(bars()).toEqual([
      '5 stars1 25%',
      '4 stars2 50%',
      '3 stars1 25%',
      '2 stars0 0%',
      '1 star0 0%',
      'Runs small1 25%',
      'True to size2 50%',
      'Runs large1 25%',
    ]);
    expect(screen.getByText('4.0')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fit' })).toBeVisible();
    expect(
      screen.getByText('The reviews could not be loaded. Loading the page again often helps.'),
    ).toBeVisible();
  });

  test('have no bars while their figures are unknown', async () => {
    await renderReviews({ figures: { ...figures, starCounts: null } });
    expect(bars()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Fit' })).toBeNull();
    expect(screen.getByText('(4 Reviews)')).toBeVisible();
  });

  test('invite the first review when there are none', async () => {
    await renderReviews({ figures: { ...figures, count: 0, average: null } });
    expect(screen.getByText('Nobody has reviewed this product yet.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Rating & Review' })).toBeNull();
  });

  test.each([
    [1, 0],
    [2, 1],
  ])('of %d reviews have %d menus of orders', async (count, expected) => {
    await renderReviews({ figures: { ...figures, count } });
    expect(screen.queryAllByRole('navigation', { name: 'Sort reviews' })).toHaveLength(expected);
  });

  test('link to other orders with the selected colour', async () => {
    await renderReviews({ figures, sort: 'helpful' }, { color: 'Black', size: null });
    expect(hrefOf('Newest')).toBe('/shop/shop-details/coat?color=Black#reviews');
    expect(hrefOf('Most helpful')).toBe('/shop/shop-details/coat?color=Black&reviewSort=helpful#reviews');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Most helpful');
  });

  test.each([
    [10, 1, []],
    [25, 1, [['Next reviews', '?reviewPage=2']]],
    [
      25,
      2,
      [
        ['Previous reviews', ''],
        ['Next reviews', '?reviewPage=3'],
      ],
    ],
    [25, 3, [['Previous reviews', '?reviewPage=2']]],
  ] as [number, number, [string, string][]][])(
    'of %d reviews, page %d links to %j',
    async (count, page, links) => {
      await renderReviews({ reviewPage: reviewPageOf(reviewsOf(count), page) });
      const pages = screen.queryByRole('navigation', { name: 'Pages of reviews' });
      const found = pages ? within(pages).getAllByRole('link') : [];
      expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        links.map(([text, query]) => [text, `/shop/shop-details/coat${query}#reviews`]),
      );
    },
  );
});

describe('head of a product page', () => {
  const figures: ReviewFigures = { count: 2, average: 3.5, starCounts: null, fitCounts: null };
  const coat = samples.createProduct('coat');

  test('has properties, breadcrumb and rating', async () => {
    getShownReviews.mockResolvedValue({ ...noReviews, figures });
    await renderOnServer(<ProductHead product={coat} />);
    expect(document.querySelector('meta[property="product:price:amount"]')).toHaveAttribute(
      'content',
      '1890.00',
    );
    const [data, breadcrumb] = structuredData();
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 3.5, reviewCount: 2 } });
    expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Abayas',
      coat.title,
    ]);
  });

  test.each([
    ['without customer reviews', null],
    ['with none of the product', { ...figures, count: 0, average: null }],
  ])('has no rating in a shop %s', async (_case, productFigures) => {
    getShownReviews.mockResolvedValue({ ...noReviews, figures: productFigures });
    await renderOnServer(<ProductHead product={{ ...coat, mainCategory: null }} />);
    const [data, breadcrumb] = structuredData();
    expect(data).not.toHaveProperty('aggregateRating');
    expect(breadcrumb.itemListElement).toHaveLength(2);
  });
});

describe('product page', () => {
  const renderDetails = (props: Partial<ComponentProps<typeof ProductDetails>> = {}) =>
    renderOnServer(<ProductDetails product={coat} {...props} />);
  const coat = inSizes(
    { S: 1, M: 1 },
    { slug: 'coat', mainCategory: samples.category, descriptionHtml: 'Warm' },
  );
  const relatedSection = () => screen.getByRole('region', { name: 'Related Products' });

  test('has category, short description, size guide and one tracked view', async () => {
    await renderDetails();
    const panel = within(screen.getByRole('main'));
    expect(screen.getAllByRole('link', { name: 'Abayas' })).toHaveLength(3);
    expect(panel.getByText('Warm')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'See more' })).toBeNull();
    expect(panel.getByRole('button', { name: 'Size Guide' })).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Play video' })).toBeNull();
    expect(panel.getByText('(5 Reviews)')).toBeVisible();
    expect(panelProps).toHaveBeenCalledWith(
      expect.objectContaining({
        layout: 'thumbs',
        options: noOptions,
        alertsByMail: undefined,
        fit: undefined,
      }),
    );
    expect(Object.keys(panelProps.mock.calls[0][0].prices)).toEqual(['', 'S', 'M']);
    expect(trackedView).toHaveBeenCalledTimes(1);
    expect(getRelatedProducts).toHaveBeenCalledWith('en', coat, 8);
    expect(getLook).not.toHaveBeenCalled();
    expect(cardNames()).toEqual([]);
  });

  test('of a product without category, sizes and short text has other parts', async () => {
    await renderDetails({
      product: product({
        slug: 'pin',
        title: 'Pin',
        descriptionHtml: 'word '.repeat(30),
        video: '/pin.webm',
        reviews: [{ rating: 2, name: '', date: null, text: '', image: null }],
      }),
    });
    const panel = within(screen.getByRole('main'));
    expect(panel.getByRole('button', { name: 'See more' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Size Guide' })).toBeNull();
    expect(panel.getByRole('link', { name: 'Play video' })).toBeVisible();
    expect(panel.getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs).toHaveTextContent('Home/Pin');
  });

  test('rates by the figures of customer reviews', async () => {
    const figures = { count: 2, average: 3, starCounts: null, fitCounts: null };
    getShownReviews.mockResolvedValue({ ...noReviews, figures });
    await renderDetails();
    const panel = within(screen.getByRole('main'));
    expect(panel.getByText('(2 Reviews)')).toBeVisible();
    expect(panel.getByRole('img', { name: 'Rated 3 out of 5' })).toBeVisible();
  });

  test.each([[{ page: 2, sort: 'newest' }], [{ page: 1, sort: 'helpful' }]] as const)(
    'does not track paging through reviews: %j',
    async (requestedReviews) => {
      await renderDetails({ requestedReviews });
      expect(trackedView).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['S', 1, []],
    ['S M', 2, ['S', 'M']],
  ])('recommends a size when several are measured: %s', async (_sizes, count, recommended) => {
    setCapabilities('fit');
    const measurements = ['S', 'M']
      .slice(0, count)
      .map((size) => ({ size, chest: 96, waist: null, length: 140, sleeve: null }));
    await renderDetails({ product: { ...coat, mainCategory: null, measurements } });
    expect(screen.getByRole('button', { name: 'Size Guide' })).toBeVisible();
    const { fit } = panelProps.mock.calls[0][0];
    expect(fit?.measurements.map(({ size }: { size: string }) => size) ?? []).toEqual(recommended);
  });

  test('ignores measurements without the capability', async () => {
    const measurements = [{ size: 'S', chest: 96, waist: null, length: 140, sleeve: null }];
    await renderDetails({ product: { ...coat, mainCategory: null, measurements } });
    expect(screen.queryByRole('button', { name: 'Size Guide' })).toBeNull();
  });

  test('has a form for mails about a sold-out variant', async () => {
    setCapabilities('stock-alerts');
    await renderDetails({ product: inSizes({ S: 0 }) });
    expect(document.querySelector('form[action="/api/alerts"]')).toBeInTheDocument();
    expect(panelProps).toHaveBeenCalledWith(expect.objectContaining({ alertsByMail: true }));
    setCapabilities();
    await renderDetails({ product: inSizes({ S: 0 }) });
    expect(document.querySelector('form[action="/api/alerts"]')).toBeNull();
  });

  test('shows a related product once: substitutes first, then the look', async () => {
    setCapabilities('looks');
    const related = productsOf(12);
    getRelatedProducts.mockResolvedValue(related);
    getLook.mockResolvedValue(related.slice(4, 6));
    await renderDetails({ product: inSizes({ S: 0 }) });
    const substitutes = screen.getByRole('region', { name: 'You May Like Instead' });
    expect(cardNames(substitutes)).toEqual(['P0', 'P1', 'P2', 'P3']);
    expect(
      within(screen.getByRole('region', { name: 'Complete the Look' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(2);
    expect(cardNames(relatedSection())).toEqual(['P6', 'P7', 'P8', 'P9']);
  });

  test('shows all related products without a look', async () => {
    getRelatedProducts.mockResolvedValue(productsOf(8));
    await renderDetails();
    expect(cardNames(relatedSection())).toHaveLength(8);
  });

  test.each([
    ['in the spelling of the product', { color: 'BLACK', size: 'm' }, 'color=Black&size=M'],
    ['without a colour that does not exist', { color: 'Blurple', size: 'M' }, 'size=M'],
    ['without a size that does not exist', { color: 'Black', size: 'XXL' }, 'color=Black'],
  ])('shares the selection %s', async (_case, options, query) => {
    await renderDetails({ options });
    const shareLink = screen.getByRole('link', { name: 'Share on Facebook' });
    expect(decodeURIComponent(shareLink.getAttribute('href') ?? '')).toContain(
      `/shop/shop-details/coat?${query}`,
    );
  });

  test('expires when a sale of the look ends', async () => {
    setCapabilities('looks');
    const endsAt = Date.now() + 60_000;
    getLook.mockResolvedValue([product({ sale: { ...sale, endsAt } })]);
    await renderDetails();
    expect(expirePageAt).toHaveBeenCalledWith(endsAt + 1, expect.any(Number));
  });
});
