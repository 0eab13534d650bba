import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { LanguageSwitch } from './language-switch.tsx';

const render = (locale: 'en' | 'ar', path: string) => renderInShop(<LanguageSwitch />, { locale, path });
const link = () => screen.getByRole('link');

/** Clicks the link without following it, because jsdom cannot navigate. */
function clickLink() {
  link().addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link());
}

beforeEach(() => localStorage.clear());

describe('language switch', () => {
  test.each([
    ['en', '/shop/cart', 'ar', '/ar/shop/cart'],
    ['ar', '/shop/cart', 'en', '/shop/cart'],
    ['ar', '/', 'en', '/'],
  ] as const)('leads from %s %s to %s %s', async (locale, path, otherLocale, href) => {
    render(locale, path);
    expect(link()).toHaveAttribute('href', href);
    expect(link()).toHaveAttribute('lang', otherLocale);
    expect(link()).toHaveAttribute('hreflang', otherLocale);
    await expectAccessible();
  });

  test('keeps the current query and persists the choice', () => {
    render('en', '/shop?color=Black');
    history.replaceState(null, '', '/shop?color=Blue&sort=price');
    clickLink();
    expect(link()).toHaveAttribute('href', '/ar/shop?color=Blue&sort=price');
    expect(localStorage.getItem('language')).toContain('ar');
  });
});
