import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { pageTags } from '@/components/testing/next-cache';
import { renderOnServer } from '@/components/testing/render-on-server';
import { createSamples, inSizes } from '@/components/testing/samples';
import { product } from '@/lib/catalogue/product/testing';
import { ProductDetails } from './product-details.tsx';

type DetailsProps = ComponentProps<typeof ProductDetails>;

const relatedPath = '/Products/Filter';
const reviewsPath = '/Products/coat/Reviews';
const inCategory = { mainCategory: createSamples('en').category };
const coat = inSizes({ S: 1, M: 1 }, { slug: 'coat', descriptionHtml: 'Warm', ...inCategory });
const soldOutCoat = { ...inSizes({ S: 0 }), ...inCategory };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

/** Sets products that the API has in the category of the product: P0, P1 and so on. */
function setRelatedProducts(count: number): void {
  const items = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `p-${index}`,
    title: `P${index}`,
  }));
  api.setResponse(`POST ${relatedPath}`, { items, total: count });
  for (const item of items) api.setResponse(`GET /Products/GetBySlug/${item.slug}`, item);
}

/** Renders the page and returns its product panel. */
async function renderDetails({ shop, ...props }: Partial<DetailsProps> & { shop?: string } = {}) {
  const body = await renderOnServer(<ProductDetails product={coat} {...props} />, { shop });
  return within(body.querySelector('[data-deferred]') as HTMLElement);
}

const region = (name: string) => screen.getByRole('region', { name });
const cardNames = (container: HTMLElement = document.body) =>
  within(container)
    .queryAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
const price = () => document.querySelector('[aria-live="polite"]');

describe('product page', () => {
  test('has category, short description, size guide and rating', async () => {
    const panel = await renderDetails();
    expect(screen.getAllByRole('link', { name: 'Abayas' })).toHaveLength(3);
    expect(panel.getByText('Warm')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'See more' })).toBeNull();
    expect(panel.getByRole('button', { name: 'Size Guide' })).toBeVisible();
    expect(panel.queryByRole('link', { name: 'Play video' })).toBeNull();
    expect(panel.getByText('(5 Reviews)')).toBeVisible();
    expect(panel.getByRole('radio', { name: 'S' })).toBeChecked();
    expect(cardNames()).toEqual([]);
  });

  test('of a product without category, sizes and short text has other parts', async () => {
    const panel = await renderDetails({
      product: product({
        slug: 'pin',
        title: 'Pin',
        price: 20_000,
        descriptionHtml: 'word '.repeat(30),
        video: '/pin.webm',
        images: ['/a.webp', '/b.webp'],
        reviews: [{ rating: 2, name: '', date: null, text: '', image: null }],
      }),
    });
    expect(price()).toHaveTextContent('200');
    expect(panel.getByRole('button', { name: 'See more' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Size Guide' })).toBeNull();
    expect(panel.getByRole('link', { name: 'Play video' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Show picture 2' })).toBeInTheDocument();
    expect(panel.getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs).toHaveTextContent('Home/Pin');
  });

  test('rates by the figures of customer reviews', async () => {
    const panel = await renderDetails({
      shop: 'with-reviews',
      product: { ...coat, reviewCount: 2, averageRating: 3 },
    });
    expect(panel.getByText('(2 Reviews)')).toBeVisible();
    expect(panel.getByRole('img', { name: 'Rated 3 out of 5' })).toBeVisible();
  });

  test('shows the requested page of reviews', async () => {
    await renderDetails({
      shop: 'with-reviews',
      product: { ...coat, reviewCount: 30 },
      requestedReviews: { page: 2, sort: 'helpful' },
    });
    const [request] = api.sentTo(reviewsPath);
    expect(Object.fromEntries(request?.query ?? [])).toMatchObject({ sort: 'helpful', pageNumber: '2' });
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Most helpful');
  });

  test('ignores measurements without the capability', async () => {
    await renderDetails({
      product: {
        ...coat,
        mainCategory: null,
        measurements: [{ size: 'S', chest: 96, waist: null, length: 140, sleeve: null }],
      },
    });
    expect(screen.queryByRole('button', { name: 'Size Guide' })).toBeNull();
  });

  test('shows up to 8 related products without a look', async () => {
    setRelatedProducts(12);
    await renderDetails({ product: { ...coat, goesWith: ['p-11'] } });
    expect(cardNames(region('Related Products'))).toHaveLength(8);
    expect(screen.queryByRole('region', { name: 'Complete the Look' })).toBeNull();
    expect(api.sentTo(relatedPath)).toMatchObject([{ body: { categoryId: 1 } }]);
  });

  test('shows a related product once: substitutes first, then the look', async () => {
    setRelatedProducts(12);
    await renderDetails({
      shop: 'with-looks',
      product: { ...soldOutCoat, goesWith: ['p-4', 'p-5'] },
    });
    expect(cardNames(region('You May Like Instead'))).toEqual(['P0', 'P1', 'P2', 'P3']);
    const look = within(region('Complete the Look')).getAllByRole('heading', { level: 3 });
    expect(look.map(({ textContent }) => textContent)).toEqual(['P4', 'P5']);
    expect(cardNames(region('Related Products'))).toEqual(['P6', 'P7']);
  });

  test('shows 4 related products below a look', async () => {
    setRelatedProducts(8);
    await renderDetails({ shop: 'with-looks', product: { ...coat, goesWith: ['p-0'] } });
    expect(cardNames(region('Related Products'))).toEqual(['P1', 'P2', 'P3', 'P4']);
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

  test('expires when the first sale of its products ends', async () => {
    const endsAt = Date.now() + 60_000;
    const sale = { price: 100, salePrice: 80, startAt: '2026-01-01T00:00:00Z' };
    const soldWith = { id: 2, slug: 'pin', title: 'Pin', ...sale, endAt: new Date(endsAt).toISOString() };
    api.setResponse('GET /Products/GetBySlug/pin', soldWith);
    await renderDetails({ shop: 'with-looks', product: { ...coat, goesWith: ['pin'] } });
    expect(pageTags).toContain(`until-${endsAt + 1}`);
    api.setResponse(`POST ${relatedPath}`, { items: [soldWith], total: 1 });
    await renderDetails();
    expect(pageTags).toContain(`until-${endsAt + 1}`);
  });
});
