import { screen } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { productsOf } from '@/components/testing/samples';
import { ProductGrid } from './product-grid.tsx';

const wideClasses = () => screen.getAllByRole('listitem').map(({ className }) => className);

describe('product grid', () => {
  test('loads the first four images first and fills its last row', async () => {
    await renderOnServer(<ProductGrid products={productsOf(5, { images: ['/a.webp'] })} now={0} />);
    const images = [...document.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'eager',
      'lazy',
    ]);
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
});
