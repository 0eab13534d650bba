import { screen, within } from '@testing-library/react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { renderOnServer } from '@/components/testing/render-on-server';
import { ListingFrame } from './listing-frame.tsx';

const filtersCall = 'GET /Shops/GetSearchFilters';
const abayas = { id: 1, name: 'Abayas', slug: 'abayas' };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

const renderFrame = (shop?: string) => renderOnServer(<ListingFrame>Results</ListingFrame>, { shop });

describe('listing frame', () => {
  test('offers main categories, prices and grouped options', async () => {
    api.setResponse(filtersCall, {
      categories: [
        { ...abayas, productCount: 12 },
        { id: 2, name: 'Open', slug: 'open', parent: abayas },
      ],
      attributesVariant: { colors: [{ name: 'Wine', code: '#701020' }], sizes: ['M'] },
      brands: [
        { name: 'Warda', logo: '/warda.webp' },
        ...Array.from({ length: 8 }, (_, index) => ({ name: `Brand ${index}` })),
      ],
      maxPrice: 700,
    });
    await renderFrame();
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Abayas12']);
    expect(screen.getByText('Reds and pinks')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'On sale' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Warda' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Warda' })).toHaveAttribute(
      'src',
      expect.stringContaining('warda.webp'),
    );
    expect(screen.getByRole('checkbox', { name: 'Brand 6' })).toBeVisible();
    expect(screen.getByText('Brand 6')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Brand 6' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Brand 7' })).toBeNull();
    expect(screen.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('max', '700');
    expect(screen.getByText('Results')).toBeVisible();
  });

  test('has no prices while the filters cannot be read', async () => {
    api.setResponse(filtersCall, failure(500));
    await renderFrame();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'On sale' })).toBeVisible();
  });

  test.each([
    ['without customer reviews', 'rida', [/Coat.*4\.0/, /Abaya.*3\.0/]],
    ['with customer reviews', 'with-reviews', [/Abaya.*2\.5/, /Coat.*1\.5/]],
  ])('rates top-rated products in a shop %s', async (_case, shop, expected) => {
    const items = [
      { id: 1, slug: 'coat', title: 'Coat', reviews: [{ rating: 4 }], reviewCount: 2, averageRating: 1.5 },
      { id: 2, slug: 'abaya', title: 'Abaya', reviews: [{ rating: 3 }], reviewCount: 2, averageRating: 2.5 },
    ];
    api.setResponse('POST /Products/Filter', { items, total: 2 });
    await renderFrame(shop);
    const products = within(screen.getByRole('region', { name: 'Top Rated' })).getAllByRole('listitem');
    expect(products.map(({ textContent }) => textContent)).toEqual(
      expected.map((text) => expect.stringMatching(text)),
    );
  });
});
