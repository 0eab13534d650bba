import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { AddressText } from './address-text.tsx';

const emptyAddress = {
  country: '',
  governorate: '',
  city: '',
  street: '',
  building: '',
  postalCode: '',
  notes: '',
};
const lines = () => [...screen.getByRole('group').children].map(({ textContent }) => textContent);

describe.each(locales)('address in %s', (locale) => {
  test('leaves out lines of missing parts', () => {
    renderInShop(<AddressText address={{ ...emptyAddress, street: 'Tahrir 3', country: 'EG' }} />, {
      locale,
    });
    expect(lines()).toEqual(['Tahrir 3', expect.stringMatching(/Egypt|مصر/)]);
  });

  test('shows a street and a city of the same name', () => {
    renderInShop(<AddressText address={{ ...emptyAddress, street: 'Dubai', city: 'Dubai' }} />, { locale });
    expect(lines()).toEqual(['Dubai', 'Dubai']);
  });

  test('has no lines without an address', () => {
    renderInShop(<AddressText address={emptyAddress} />, { locale });
    expect(lines()).toEqual([]);
  });
});

describe('address with all parts', () => {
  const mainParts = { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' };
  const otherParts = { building: '', postalCode: '12311', notes: '' };

  test.each<[Locale, string[]]>([
    ['en', ['3 Tahrir Street', 'Dokki, 12311', 'Giza, Egypt']],
    ['ar', ['3 Tahrir Street', 'Dokki، 12311', 'الجيزة، مصر']],
  ])('has lines for street, city and region: %s', (locale, lines) => {
    const { container } = renderInShop(<AddressText address={{ ...mainParts, ...otherParts }} />, { locale });
    expect(Array.from(container.querySelectorAll('bdi'), ({ textContent }) => textContent)).toEqual(lines);
  });

  test('shows an unknown governorate unchanged', () => {
    renderInShop(
      <AddressText address={{ ...mainParts, ...otherParts, country: 'SA', governorate: 'Riyadh' }} />,
    );
    expect(screen.getByText('Riyadh, Saudi Arabia')).toBeVisible();
  });
});
