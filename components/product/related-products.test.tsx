import { screen } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { inSizes, productsOf } from '@/components/testing/samples';
import { product } from '@/lib/catalogue/product/testing';
import { missingPicture } from '@/lib/platform/media/image-sources';
import { CompleteLook } from './complete-look.tsx';
import { RelatedProducts } from './related-products.tsx';
import { Substitutes } from './substitutes.tsx';

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
  [2, 'sm:hidden'],
  [3, 'lg:hidden'],
  [4, 'xl:hidden'],
  [5, ''],
])('controls of %d related products are hidden by %j where all fit', async (count, hidingClass) => {
  await renderOnServer(<RelatedProducts products={productsOf(count)} now={0} />);
  const controls = screen.getByRole('button', { name: 'Next slide' }).parentElement;
  expect(controls?.className.match(/\w\w:hidden/)?.[0] ?? '').toBe(hidingClass);
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
