import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import type { Locale } from '@/lib/platform/i18n/routing';
import arabic from '@/messages/ar.json';
import { LanguageOffer } from './language-offer.tsx';

const { languageOffer } = arabic;
let fetchTexts: jest.Mock;

beforeEach(() => {
  localStorage.clear();
  fetchTexts = jest.fn(async () => ({ ok: true, json: async () => ({ languageOffer }) }));
  globalThis.fetch = fetchTexts;
});

function renderOffer({ browser = 'ar-EG', locale = 'en' as Locale, path = '/shop?color=Black' } = {}) {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return renderInShop(
    <>
      <main id="content" tabIndex={-1} />
      <LanguageOffer />
    </>,
    { locale, path },
  );
}

const findLink = () => screen.findByRole('link', { name: 'تصفّح بالعربية' });

describe('offer of the page in Arabic', () => {
  test('is a marked line that leaves the focus where it is', async () => {
    renderOffer();
    const link = await findLink();
    expect(link).toHaveAttribute('href', '/ar/shop?color=Black');
    expect(link.closest('[lang=ar][dir=rtl]')).not.toBeNull();
    expect(fetchTexts).toHaveBeenCalledWith('/api/texts/language-offer?locale=ar', expect.anything());
    expect(document.body).toHaveFocus();
    await expectAccessible();
  });

  test('stores the choice and leads to the page shown now', async () => {
    const { user } = renderOffer();
    const link = await findLink();
    history.replaceState(null, '', '/shop/cart?utm_source=mail');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(link).toHaveAttribute('href', '/ar/shop/cart?utm_source=mail');
    expect(localStorage.getItem('language')).toBe('ar');
  });

  test('is gone for good once dismissed by keyboard', async () => {
    const { user, unmount } = renderOffer();
    await findLink();
    const room = () => document.documentElement.style.getPropertyValue('--buy-bar-space');
    expect(room()).not.toBe('');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: languageOffer.dismiss })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(room()).toBe('');
    unmount();
    fetchTexts.mockClear();
    renderOffer();
    expect(fetchTexts).not.toHaveBeenCalled();
  });

  test.each([
    ['another browser', { browser: 'arn-CL' }],
    ['an Arabic page', { locale: 'ar' as const }],
  ])('loads nothing for %s', (_, visit) => {
    renderOffer(visit);
    expect(fetchTexts).not.toHaveBeenCalled();
  });
});
