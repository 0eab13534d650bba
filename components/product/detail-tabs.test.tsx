import { screen, within } from '@testing-library/react';
import { isSeenAt } from '@/components/testing/is-seen-at';
import { renderOnServer } from '@/components/testing/render-on-server';
import { product, variant } from '@/lib/catalogue/product/testing';
import { DetailTabs } from './detail-tabs.tsx';

const rows = () =>
  screen
    .queryAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

describe('detail tabs', () => {
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
    expect(isSeenAt(screen.getByText('Wine'), 390)).toBe(true);
  });

  test('read colour codes without names to screen readers only', async () => {
    await renderOnServer(
      <DetailTabs product={product({ attributes: [{ name: 'ColorCode', value: '#000000' }] })} />,
    );
    expect(screen.getByRole('cell', { name: '#000000' })).toBeInTheDocument();
    expect(isSeenAt(screen.getByText('#000000'), 390)).toBe(false);
  });

  test('say that there is no information', async () => {
    await renderOnServer(<DetailTabs product={product({})} />);
    expect(rows()).toEqual([]);
    expect(screen.getByText('There is no further information on this product.')).toBeVisible();
  });
});
