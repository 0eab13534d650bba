import { screen } from '@testing-library/react';
import { isSeenAt } from '@/components/testing/is-seen-at';
import { renderOnServer } from '@/components/testing/render-on-server';
import { inSizes, productsOf } from '@/components/testing/samples';
import { product } from '@/lib/catalogue/product/testing';
import { missingPicture } from '@/lib/platform/media/missing-picture';
import { CompleteLook, RelatedProducts, Substitutes } from './related-products.tsx';

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

test.each([
  [2, 576],
  [3, 992],
  [4, 1200],
  [5, Number.POSITIVE_INFINITY],
])('%d related products can be slid only below %d pixels', async (count, fitsFromPx) => {
  await renderOnServer(<RelatedProducts products={productsOf(count)} now={0} />);
  const nextButton = screen.getByRole('button', { name: 'Next slide' });
  const widthsPx = [320, 575, 576, 991, 992, 1199, 1200, 2560];
  expect(widthsPx.filter((widthPx) => isSeenAt(nextButton, widthPx))).toEqual(
    widthsPx.filter((widthPx) => widthPx < fitsFromPx),
  );
});

test('substitutes load no image first', async () => {
  await renderOnServer(<Substitutes products={productsOf(2, { images: ['/a.webp'] })} now={0} />);
  const images = [...document.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});

test('a look shows each product with image and price', async () => {
  const coat = inSizes({ M: 1 }, { slug: 'coat', images: ['/a.webp', '/b.webp'] });
  const pin = product({ slug: 'pin', title: 'Pin', price: 20_000 });
  await renderOnServer(<CompleteLook slug="dress" products={[coat, pin]} now={0} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/a.webp');
  expect(first).toHaveTextContent('100');
  expect(second?.querySelector('img')).toHaveAttribute('src', missingPicture);
  expect(second).toHaveTextContent('200');
});
