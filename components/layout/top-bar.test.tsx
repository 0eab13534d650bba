import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { locales } from '@/lib/platform/i18n/routing';
import { TopBar } from './top-bar.tsx';

describe('top bar', () => {
  test.each(locales)('shows contact, followers, currency and language: %s', async (locale) => {
    renderInShop(<TopBar tenant={sampleTenant} />, { locale });
    const t = texts(locale);
    const bar = screen.getByRole('complementary', { name: t('layout.shopInformation') });
    expect(within(bar).getByRole('link', { name: 'hello@shop.example' })).toHaveAttribute(
      'href',
      'mailto:hello@shop.example',
    );
    expect(
      within(bar).getByRole('link', { name: new RegExp(sampleTenant.social.network[locale]) }),
    ).toHaveAttribute('href', 'https://social.example/rida');
    expect(bar).toHaveTextContent(t('layout.languageName'));
    expect(bar).toHaveTextContent(t('layout.currency'));
    await expectAccessible();
  });

  test.each(locales)('opens the account menu as a popover: %s', (locale) => {
    renderInShop(<TopBar tenant={sampleTenant} />, { locale });
    const name = texts(locale)('layout.account');
    const menu = screen.getByRole('navigation', { name, hidden: true });
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', menu.id);
  });
});
