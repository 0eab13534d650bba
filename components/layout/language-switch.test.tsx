import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { LanguageSwitch } from './language-switch.tsx';

const render = (locale: 'en' | 'ar', path: string) => renderInShop(<LanguageSwitch />, { locale, path });
const link = () => screen.getByRole('link');

/** Clicks the link without following it, because jsdom cannot navigate. */
function follow() {
  link().addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link());
}

beforeEach(() => localStorage.clear());

describe('language switch', () => {
  test.each([
    ['en', '/shop/cart', 'ar', '/ar/shop/cart'],
    ['ar', '/shop/cart', 'en', '/shop/cart'],
    ['ar', '/', 'en', '/'],
  ] as const)('from %s %s leads to %s %s', async (locale, path, other, href) => {
    render(locale, path);
    expect(link()).toHaveAttribute('href', href);
    expect(link()).toHaveAttribute('lang', other);
    expect(link()).toHaveAttribute('hreflang', other);
    await expectAccessible();
  });

  test('keeps the current query and persists the choice', () => {
    render('en', '/shop?color=Black');
    history.replaceState(null, '', '/shop?color=Blue&sort=price');
    follow();
    expect(link()).toHaveAttribute('href', '/ar/shop?color=Blue&sort=price');
    expect(localStorage.getItem('language')).toContain('ar');
  });
});
