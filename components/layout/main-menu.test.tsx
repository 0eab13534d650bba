import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { createSamples, sampleImages } from '@/components/testing/samples';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { MainMenu } from './main-menu.tsx';
import { availableShowcases } from './menu-links.ts';

async function renderMenu(locale: Locale = 'en', categoryCount = 1) {
  const { category } = createSamples(locale);
  const categories = Array.from({ length: categoryCount }, (_, index) =>
    index === 0
      ? category
      : { ...category, id: index, slug: `abayas-${index}`, name: `${category.name} ${index}` },
  );
  const feature = { name: 'Modest', slug: 'modest', code: null, productCount: 3, image: null };
  const menu = { categories, features: [feature] };
  const showcases = [{ key: 'phones', slug: 'mobile-tablets' } as const];
  const result = renderInShop(<MainMenu menu={menu} showcases={showcases} />, { locale });
  await act(async () => {});
  return result;
}

const opener = (locale: Locale = 'en') =>
  screen.getByRole('button', { name: texts(locale)('layout.openShopMenu') });
const shopEntry = () => opener().closest('li') as HTMLElement;
const expectOpen = (isOpen: boolean) => expect(opener()).toHaveAttribute('aria-expanded', String(isOpen));

describe('main menu', () => {
  test.each(locales)('links to pages, categories and collections: %s', async (locale) => {
    await renderMenu(locale);
    const t = texts(locale);
    const prefix = locale === 'ar' ? '/ar' : '';
    const menu = screen.getByRole('navigation', { name: t('layout.mainMenu') });
    for (const [name, path] of [
      [t('layout.shop'), '/shop/shop-category'],
      [t('layout.allItems'), '/shop'],
      [createSamples(locale).category.name, '/shop/shop-category/abayas'],
      [t('layout.allCollections'), '/shop/shop-feature'],
      ['Modest', '/shop/shop-feature/modest'],
      [t('contentPages.contact'), '/pages/contact'],
    ] as const)
      expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', prefix + path);
    expect(opener(locale)).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible();
  });

  test('loads pictures when its panel first opens', async () => {
    const { user, container } = await renderMenu();
    expect(container.querySelector('img')).toBeNull();
    await user.click(opener());
    expectOpen(true);
    const category = screen.getByRole('link', { name: createSamples('en').category.name });
    await screen.findByRole('presentation');
    expect(decodeURIComponent(category.querySelector('img')?.src ?? '')).toContain(sampleImages(1)[0]);
    await expectAccessible();
    await user.click(opener());
    expectOpen(false);
  });

  test('has no pictures with more than 15 categories', async () => {
    const { user, container } = await renderMenu('en', 16);
    await user.click(opener());
    await act(async () => {});
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('link', { name: /abayas/i })).toHaveLength(16);
  });

  test('opens on hover only with a mouse', async () => {
    const { user } = await renderMenu();
    await user.pointer([{ keys: '[TouchA>]', target: shopEntry() }]);
    expectOpen(false);
    await user.pointer([{ keys: '[/TouchA]', target: shopEntry() }]);
    await user.hover(shopEntry());
    expectOpen(true);
    await user.unhover(shopEntry());
    expectOpen(false);
  });

  test('a press pins a panel opened by hover', async () => {
    const { user } = await renderMenu();
    await user.hover(shopEntry());
    await user.click(opener());
    expectOpen(true);
    await user.click(opener());
    expectOpen(false);
  });

  test('stays open for a keyboard while the mouse passes', async () => {
    const { user } = await renderMenu();
    act(() => opener().focus());
    await user.keyboard('{Enter}');
    await user.hover(shopEntry());
    await user.unhover(shopEntry());
    expectOpen(true);
    await user.hover(shopEntry());
    await user.keyboard('{Enter}');
    expectOpen(false);
  });

  test('stays open when the mouse leaves a link with the focus', async () => {
    const { user } = await renderMenu();
    await user.hover(shopEntry());
    act(() => screen.getByRole('link', { name: 'All Items' }).focus());
    await user.unhover(shopEntry());
    expectOpen(true);
  });

  test('closes on Escape and returns the focus', async () => {
    const { user } = await renderMenu();
    await user.click(opener());
    act(() => screen.getByRole('link', { name: 'All Items' }).focus());
    await user.keyboard('{Escape}');
    expectOpen(false);
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  test('closes when the focus leaves and when a link is followed', async () => {
    const { user } = await renderMenu();
    await user.click(opener());
    act(() => screen.getByRole('link', { name: 'All Items' }).focus());
    expectOpen(true);
    act(() => screen.getByRole('link', { name: 'Contact' }).focus());
    expectOpen(false);
    await user.click(opener());
    fireEvent.click(screen.getByRole('link', { name: 'Modest' }));
    expectOpen(false);
  });
});

test('only showcases whose category exists are available', () => {
  const { category } = createSamples('en');
  expect(availableShowcases([{ ...category, slug: 'headphones' }])).toEqual([
    { key: 'headphones', slug: 'headphones' },
  ]);
});
