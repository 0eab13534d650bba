import { failure, fakeApi } from '@/components/testing/fake-api';
import { renderOnServer } from '@/components/testing/render-on-server';
import PolicyPage from './page.tsx';

const categories = [
  { id: 1, name: 'Abayas', slug: 'abayas' },
  { id: 2, name: 'Jewelry', slug: 'jewelry' },
  { id: 4, name: 'Beauty', slug: 'beauty' },
];
const categoriesCall = 'GET /Categories/ListCategoriesWithProductCount';

describe('policy page', () => {
  test.each([
    ['en', 'Products of these categories cannot come back: Jewelry and Beauty.'],
    ['ar', 'ولا تُسترجع منتجات هذه الأقسام: Jewelry وBeauty.'],
  ] as const)('names the categories that cannot come back (%s)', async (locale, sentence) => {
    fakeApi().setResponse(categoriesCall, categories);
    const page = await renderOnServer(<PolicyPage />, { shop: 'with-returns', locale });
    expect(page).toHaveTextContent(sentence);
  });

  test('mentions such products without names while the API is unavailable', async () => {
    fakeApi().setResponse(categoriesCall, failure(503));
    const page = await renderOnServer(<PolicyPage />, { shop: 'with-returns' });
    expect(page).toHaveTextContent('Some products cannot come back.');
  });

  test('does not mention them in a shop that takes everything back', async () => {
    fakeApi();
    expect(await renderOnServer(<PolicyPage />)).not.toHaveTextContent('cannot come back');
  });
});
