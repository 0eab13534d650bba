import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { Breadcrumb } from './breadcrumb.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { SkipLink } from './skip-link.tsx';

const homeOf = { en: '/', ar: '/ar' };
const prefixOf = { en: '', ar: '/ar' };

describe('breadcrumb', () => {
  test.each(locales)('leads from home to the current page: %s', async (locale) => {
    renderInShop(<Breadcrumb crumbs={[{ name: 'Abayas', href: '/shop' }, { name: 'Coat' }]} />, { locale });
    const t = texts(locale);
    const trail = screen.getByRole('navigation', { name: t('browser.breadcrumb') });
    const links = within(trail).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [t('browser.home'), homeOf[locale]],
      ['Abayas', `${prefixOf[locale]}/shop`],
    ]);
    expect(within(trail).getByText('Coat').closest('[aria-current=page]')).not.toBeNull();
    await expectAccessible();
  });
});

test.each(locales)('the not-found notice links to the home page: %s', async (locale) => {
  renderInShop(<NotFoundNotice />, { locale });
  const t = texts(locale);
  expect(screen.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('notFound.backToHome') })).toHaveAttribute(
    'href',
    homeOf[locale],
  );
  await expectAccessible();
});

test.each(locales)('the skip link is the first focusable element: %s', async (locale) => {
  const { user } = renderInShop(
    <>
      <SkipLink />
      <a href="/">Home</a>
    </>,
    { locale },
  );
  await user.tab();
  const link = screen.getByRole('link', { name: texts(locale)('layout.skipToContent') });
  await waitFor(() => expect(link).toHaveFocus());
  expect(link).toHaveAttribute('href', '#content');
});
