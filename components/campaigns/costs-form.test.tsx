import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { CostsForm } from './costs-form.tsx';

describe('form of campaign costs', () => {
  test.each(locales)('uploads a file without script: %s', async (locale) => {
    const t = texts(locale);
    renderInShop(<CostsForm currency="EGP" savedRowCount={3} rejection={null} />, { locale });
    const field = screen.getByLabelText<HTMLInputElement>(t('campaigns.costs.file'));
    expect(field).toBeRequired();
    expect(field.form).toHaveAttribute('action', `/api/campaigns/costs?locale=${locale}`);
    expect(field.form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(screen.getByRole('status')).toHaveTextContent(t('campaigns.costs.saved', { count: 3 }));
    await expectAccessible();
  });

  test.each(locales)('names the line and the reason of a rejection: %s', (locale) => {
    renderInShop(<CostsForm currency="EGP" savedRowCount={null} rejection={{ reason: 'cost', line: 7 }} />, {
      locale,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('7');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
