import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { FavoritesTabs } from './favorites-tabs.tsx';

test.each(locales)('tabs filter the favourites: %s', async (locale) => {
  const { user } = renderInShop(
    <FavoritesTabs
      label="Favorites"
      tabs={[
        { key: 'all', title: 'All' },
        { key: 'tops', title: 'Tops' },
        { key: 'pants', title: 'Pants' },
      ]}
      items={[
        { key: 'shirt', tabs: ['all', 'tops'], content: 'Shirt' },
        { key: 'jeans', tabs: ['all', 'pants'], content: 'Jeans' },
        { key: 'slacks', tabs: ['pants'], content: 'Slacks' },
      ]}
    />,
    { locale },
  );
  const shownItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shownItems()).toEqual(['Shirt', 'Jeans']);
  const list = screen.getByRole('list');
  list.scrollLeft = 100;
  await user.click(screen.getByRole('tab', { name: 'Pants' }));
  expect(shownItems()).toEqual(['Jeans', 'Slacks']);
  expect(list.scrollLeft).toBe(0);
  expect(screen.getByRole('tabpanel', { name: 'Pants' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(shownItems()).toHaveLength(2);
  await expectAccessible();
});
