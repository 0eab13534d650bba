import { screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import type { Address } from '@/lib/shopper/address-book/address';
import { AddressFields } from './address-fields.tsx';

function TestFields({ address }: { address: Partial<Address> }) {
  const form = useForm<Address>({ defaultValues: address });
  const clearGovernorate = () => form.setValue('governorate', '');
  return (
    <AddressFields
      register={form.register}
      country={form.watch('country')}
      clearGovernorate={clearGovernorate}
    />
  );
}

const open = (address: Partial<Address>, locale: Locale = 'en') =>
  renderInShop(<TestFields address={address} />, { locale });
const optionTexts = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('address fields', () => {
  test('offer the delivery countries', () => {
    open({ country: 'EG' });
    expect(optionTexts('Country')).toEqual(['Egypt', 'Saudi Arabia']);
  });

  test("also offer the address's own country", async () => {
    const { user } = open({ country: 'KW' });
    expect(optionTexts('Country')).toEqual(['Egypt', 'Kuwait', 'Saudi Arabia']);
    await user.selectOptions(screen.getByLabelText('Country'), 'SA');
    expect(optionTexts('Country')).toContain('Kuwait');
  });

  test('replace the list of governorates by an empty text field abroad', async () => {
    const { user } = open({ country: 'EG', governorate: 'Giza' });
    expect(screen.getByLabelText('Governorate')).toHaveValue('Giza');
    await user.selectOptions(screen.getByLabelText('Country'), 'SA');
    expect(screen.getByLabelText('State or region')).toHaveValue('');
    await user.type(screen.getByLabelText('State or region'), 'Riyadh');
    await user.selectOptions(screen.getByLabelText('Country'), 'EG');
    expect(screen.getByLabelText('Governorate')).toHaveValue('');
  });

  test.each(locales)('sort the governorates by name and support autofill: %s', async (locale) => {
    const { container } = open({ country: 'EG' }, locale);
    const [, ...names] = optionTexts(texts(locale)('forms.address.governorate'));
    expect(names).toHaveLength(27);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    const fields = Array.from(container.querySelectorAll('[autocomplete]'));
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      ...['country', 'address-level1', 'address-level2'],
      ...['address-line1', 'address-line2', 'postal-code'],
    ]);
    await expectAccessible();
  });
});
