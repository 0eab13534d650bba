import { fakeApi } from '@/components/testing/fake-api';
import { renderOnServer, structuredData } from '@/components/testing/render-on-server';
import { createSamples } from '@/components/testing/samples';
import { startPage } from '@/components/testing/start-page';
import { ProductHead, productMetadata } from './product-page.tsx';

const coat = createSamples('en').createProduct('coat', { reviewCount: 2, averageRating: 3.5 });

describe('head of a product page', () => {
  test('has properties, breadcrumb and rating', async () => {
    const api = fakeApi();
    api.setResponse('GET /Products/coat/Reviews', { items: [{ rating: 3, author: 'Mona' }], total: 2 });
    await renderOnServer(<ProductHead product={coat} />, { shop: 'with-reviews' });
    expect(document.querySelector('meta[property="product:price:amount"]')).toHaveAttribute(
      'content',
      '1890.00',
    );
    const [data, breadcrumb] = structuredData();
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 3.5, reviewCount: 2 },
      review: [{ author: { name: 'Mona' } }],
    });
    expect(breadcrumb).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: 'Abayas' }, { name: coat.title }],
    });
  });

  test('has the reviews of the requested page in the requested order', async () => {
    const api = fakeApi();
    await renderOnServer(
      <ProductHead product={{ ...coat, reviewCount: 30 }} requestedReviews={{ page: 2, sort: 'helpful' }} />,
      { shop: 'with-reviews' },
    );
    const [request] = api.sentTo('/Products/coat/Reviews');
    expect(Object.fromEntries(request?.query ?? [])).toMatchObject({ sort: 'helpful', pageNumber: '2' });
  });

  test.each([
    ['without customer reviews', 'rida', {}],
    ['with none of the product', 'with-reviews', { reviewCount: 0, averageRating: null }],
  ])('has no rating in a shop %s', async (_case, shop, figures) => {
    await renderOnServer(<ProductHead product={{ ...coat, mainCategory: null, ...figures }} />, { shop });
    const [data, breadcrumb] = structuredData();
    expect(data).not.toHaveProperty('aggregateRating');
    expect(breadcrumb).toMatchObject({ itemListElement: [{ name: 'Home' }, { name: coat.title }] });
  });
});

test('the meta description of a product ends at a whole word', async () => {
  fakeApi();
  startPage();
  const words = 'wool '.repeat(31);
  const descriptionHtml = `<p>${words}overcoat</p>`;
  const { description } = await productMetadata({ ...coat, metaDescription: null, descriptionHtml });
  expect(description).toBe(words.trim());
});
