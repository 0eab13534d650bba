import '@/components/testing/start-page';
import { fakeApi } from '@/components/testing/fake-api';
import { GET } from './route.ts';

test('Markdown of a category at an old slug names the current URL', async () => {
  const api = fakeApi();
  api.setResponse('GET /Categories/GetCategoriesBySlug', { id: 1, name: 'Abayas', slug: 'abayas' });
  api.setResponse('GET /Products/GetByCategorySlug', []);
  const params = Promise.resolve({ tenant: 'rida', locale: 'en', kind: 'category', slug: 'old-abayas' });
  const response = await GET(new Request('https://rida.example/'), { params });
  expect(response.headers.get('link')).toMatch(/\/shop\/shop-category\/abayas>; rel="canonical"$/);
});
