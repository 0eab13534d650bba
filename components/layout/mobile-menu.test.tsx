import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { createSamples } from '@/components/testing/samples';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { MobileMenu } from './mobile-menu.tsx';

const feature = { name: 'Modest', slug: 'modest', code: null, productCount: 3, image: null };

function renderMenu(locale: Locale = 'en', features = [feature]) {
  const { category } = createSamples(locale);
  renderInShop(
    <MobileMenu menu={{ categories: [category], features }} showcases={[]} tenant={sampleTenant} />,
    { locale },
  );
  const t = texts(locale);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  return { t, dialog };
}

describe('mobile menu', () => {
  test.each(locales)('opens and closes by invoker commands, without script: %s', async (locale) => {
    const { t, dialog } = renderMenu(locale);
    const openButton = screen.getByRole('button', { name: t('layout.openMenu') });
    expect(openButton).toHaveAttribute('commandfor', dialog.id);
    expect(openButton).toHaveAttribute('command', 'show-modal');
    dialog.showModal();
    expect(dialog).toHaveAccessibleName(t('layout.menu'));
    const closeButton = within(dialog).getByRole('button', { name: t('layout.closeMenu') });
    expect(closeButton).toHaveAttribute('commandfor', dialog.id);
    expect(closeButton).toHaveAttribute('command', 'close');
    await expectAccessible();
  });

  test('marks English names of the catalogue on an Arabic page', () => {
    renderMenu('ar');
    expect(screen.getByText('Modest')).toHaveAttribute('lang', 'en');
  });

  test.each(locales)('links to every list, page and language: %s', (locale) => {
    const { t, dialog } = renderMenu(locale);
    dialog.showModal();
    const menu = within(dialog).getByRole('navigation', { name: t('layout.mobileMenu') });
    const prefix = locale === 'ar' ? '/ar' : '';
    const logo = within(dialog).getByRole('link', { name: sampleTenant.name[locale] });
    expect(logo).toHaveAttribute('href', `${prefix}/home/electronic`);
    for (const [name, path] of [
      [t('layout.home'), locale === 'ar' ? '' : '/'],
      [t('layout.allItems'), '/shop'],
      [t('layout.wishlist'), '/shop/wishlist'],
      [t('layout.compare'), '/shop/compare'],
      [t('contentPages.contact'), '/pages/contact'],
      [t('layout.signIn'), '/auth/login'],
    ] as const)
      expect(within(menu).getAllByRole('link', { name })[0]).toHaveAttribute('href', prefix + path);
    expect(within(menu).getByRole('link', { name: t('browser.otherLanguage') })).toHaveAttribute(
      'href',
      locale === 'ar' ? '/' : '/ar',
    );
    expect(within(menu).getByRole('link', { name: sampleTenant.contact.email })).toHaveAttribute(
      'href',
      `mailto:${sampleTenant.contact.email}`,
    );
    const network = sampleTenant.social.network[locale];
    expect(within(menu).getByRole('link', { name: new RegExp(network) })).toHaveAttribute(
      'href',
      sampleTenant.social.url,
    );
    expect(menu).toHaveTextContent(`${t('layout.currency')}: `);
  });

  test('is an exclusive accordion with its first group open', () => {
    const { dialog } = renderMenu();
    dialog.showModal();
    const groups = within(dialog).getAllByRole<HTMLDetailsElement>('group');
    expect(groups.map(({ open }) => open)).toEqual([true, false]);
    expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(new Set(['mobile-menu']));
    expect(within(groups[0] as HTMLElement).getByRole('link', { name: 'Abayas' })).toBeVisible();
  });

  test('leaves out groups without entries', () => {
    const { dialog } = renderMenu('en', []);
    dialog.showModal();
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
  });
});
