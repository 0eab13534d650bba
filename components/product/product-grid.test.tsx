import { screen } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { productsOf } from '@/components/testing/samples';
import { cardControls } from './card-controls.ts';
import { isWideCard, ProductGrid } from './product-grid.tsx';

const wideClasses = () => screen.getAllByRole('listitem').map(({ className }) => className);

describe('product grid', () => {
  test('loads the first four images first and fills its last row', async () => {
    await renderOnServer(
      <ProductGrid controls={cardControls} products={productsOf(5, { images: ['/a.webp'] })} now={0} />,
    );
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
    await renderOnServer(
      <ProductGrid controls={cardControls} products={productsOf(5)} now={0} layout="listing" />,
    );
    expect(wideClasses()[0]).toBe('md:max-lg:double-width lg:double-width');
    expect(wideClasses()[3]).toBe('');
    expect(document.querySelectorAll('p.max-w-prose')).toHaveLength(5);
  });
});

/** Returns the number of occupied columns in each row of a grid. */
function occupiedColumns(total: number, columns: number): number[] {
  const occupied: number[] = [];
  for (let index = 0; index < total; index += 1) {
    const width = isWideCard(index, total, columns) ? 2 : 1;
    const row = occupied.at(-1);
    if (row !== undefined && row + width <= columns) occupied[occupied.length - 1] = row + width;
    else occupied.push(width);
  }
  return occupied;
}

describe('wide cards', () => {
  test.each([2, 3, 4])('every row of %i columns is full for any number of products', (columns) => {
    for (let total = 2; total <= 100; total += 1) {
      expect([total, occupiedColumns(total, columns).filter((row) => row !== columns)]).toEqual([total, []]);
    }
  });

  test('a single product has one column', () => {
    expect([2, 3, 4].map((columns) => isWideCard(0, 1, columns))).toEqual([false, false, false]);
  });
});
