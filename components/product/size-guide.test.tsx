import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { SizeGuide } from './size-guide.tsx';

test.each(locales)(
  'the size guide opens and closes by invoker commands, without script: %s',
  async (locale) => {
    renderInShop(
      <SizeGuide
        guide={{ bodyMeasurements: ['bust', 'height'], rows: [{ size: 'M', values: ['96', '142'] }] }}
      />,
      { locale },
    );
    const t = texts(locale);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    const openButton = screen.getByRole('button', { name: t('product.sizeGuide.title') });
    expect(openButton).toHaveAttribute('commandfor', dialog.id);
    expect(openButton).toHaveAttribute('command', 'show-modal');
    dialog.showModal();
    expect(dialog).toHaveAccessibleName(t('product.sizeGuide.title'));
    expect(screen.getByRole('row', { name: 'M 96 142' })).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('button', { name: t('product.sizeGuide.close') })).toHaveAttribute(
      'command',
      'close',
    );
    await expectAccessible();
  },
);

describe('size guide', () => {
  test('has advice for rings, and only the columns that were measured', () => {
    renderInShop(
      <SizeGuide
        guide={{ bodyMeasurements: ['finger'], rows: [{ size: '16', values: ['5.0'] }] }}
        garmentMeasurements={[
          { size: 'S', chest: 90, waist: 80, length: 140, sleeve: null },
          { size: 'M', chest: 96, waist: null, length: 142, sleeve: null },
        ]}
      />,
    );
    expect(screen.getByText(/^Wrap a thread around your finger/)).toBeInTheDocument();
    const rows = [...document.querySelectorAll('table:last-of-type tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows.slice(-3)).toEqual([
      ['Size', 'Chest, cm', 'Waist, cm', 'Length, cm'],
      ['S', '90', '80', '140'],
      ['M', '96', '', '142'],
    ]);
  });

  test('has no body measurements where the shop has no table', () => {
    renderInShop(<SizeGuide guide={null} />);
    expect(document.querySelector('table')).toBeNull();
    expect(screen.queryByText(/between two sizes/)).toBeNull();
  });
});
