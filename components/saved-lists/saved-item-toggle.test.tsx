import { screen, waitFor } from '@testing-library/react';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { locales } from '@/lib/platform/i18n/routing';
import { ListLink } from './list-link.tsx';
import { SavedItemToggle } from './saved-item-toggle.tsx';
import { savedListIcons } from './saved-list-icons.tsx';

const item = { slug: 'abaya', productId: 1, title: 'Abaya <b>1</b>' };

describe.each(['wishlist', 'compare'] as const)('toggle of the %s', (list) => {
  test.each(locales)('adds a product, counts it and removes it in %s', async (locale) => {
    await startVisit({});
    const t = texts(locale);
    const { user } = renderOnPage(
      <>
        <SavedItemToggle list={list} icon={savedListIcons[list]} product={item} className="" />
        <ListLink list={list}>icon</ListLink>
      </>,
      { locale },
    );
    const toggleButton = screen.getByRole('button', { name: t(`browser.${list}.add`) });
    const expectCount = (count: number) =>
      screen.findByRole('link', { name: t(`browser.${list}.link`, { count }) });
    await expectCount(0);
    await user.click(toggleButton);
    await expectCount(1);
    expect(toggleButton).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(screen.getByText(t(`browser.${list}.added`, { title: item.title }))).toBeVisible(),
    );
    await expectAccessible();
    await user.click(toggleButton);
    await expectCount(0);
    expect(toggleButton).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(screen.getByText(t(`browser.${list}.removed`, { title: item.title }))).toBeVisible(),
    );
  });
});

test('the toggle shows and changes the wishlist of an account', async () => {
  const api = await startVisit({});
  setAccountLists(api, { wishlist: [{ id: 1, slug: 'abaya', title: 'Abaya' }] });
  api.setResponse('DELETE /Posts/WishLists/1', []);
  await signInAndLoadLists();
  const { user } = renderOnPage(
    <SavedItemToggle list="wishlist" icon={savedListIcons.wishlist} product={item} className="" />,
  );
  const toggleButton = screen.getByRole('button', { name: 'Add To Wishlist' });
  expect(toggleButton).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggleButton);
  await waitFor(() => expect(toggleButton).toHaveAttribute('aria-pressed', 'false'));
  expect(api.sentTo('/Posts/WishLists/1')).toMatchObject([{ method: 'DELETE' }]);
});

test('the toggle stays as it is when the account cannot be changed', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const api = await startVisit({});
  setAccountLists(api);
  api.setResponse('POST /Posts/WishLists', failure(500));
  await signInAndLoadLists();
  const { user } = renderOnPage(
    <SavedItemToggle list="wishlist" icon={savedListIcons.wishlist} product={item} className="" showsName />,
  );
  const toggleButton = screen.getByRole('button', { name: 'Add To Wishlist' });
  expect(toggleButton).toHaveTextContent('Add To Wishlist');
  await user.click(toggleButton);
  await waitFor(() => expect(screen.getByText(/^We can't reach the shop right now/)).toBeVisible());
  expect(toggleButton).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/added to wishlist/i)).toBeNull();
});
