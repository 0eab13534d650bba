import { act, screen, waitFor, within } from '@testing-library/react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { bestSellers, fillList, renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState } from '@/lib/shopper/visitor/state';
import { CompareView } from './compare-view.tsx';

const { createProduct, createVariants } = createSamples('en');
const abaya = createProduct('abaya', { title: 'Abaya', descriptionHtml: `<p>${'Long '.repeat(60)}</p>` });
const cape = createProduct('cape', {
  title: 'Cape',
  variants: createVariants(() => ({ price: 50_000 })),
  attributes: [{ name: 'Fabric', value: 'Silk' }],
});

const open = (locale?: Locale) =>
  renderOnPage(<CompareView bestSellers={bestSellers} />, { locale, path: '/shop/compare' });
const row = (name: RegExp | string) => screen.findByRole('row', { name });

let api: FakeApi;
beforeEach(async () => {
  api = await startVisit({ abaya, cape, gone: null });
});

describe('comparison', () => {
  test('asks for the size before it adds a product', async () => {
    const variants = ['52', '54'].map((size, id) =>
      variant({ id, size, color: 'Black', price: 10_000, stock: 2 }),
    );
    const sized = product({ id: 4, slug: 'sized', title: 'Sized', variants });
    await startVisit({ sized });
    await fillList('compare', [sized]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(currentOverlay.get()).toEqual({
      kind: 'option-sheet',
      slug: 'sized',
      options: { color: 'Black' },
    });
    expect(visitorState.get().cart).toEqual([]);
    act(() => currentOverlay.set(null));
  });

  test.each(locales)('says when it is empty: %s', async (locale) => {
    open(locale);
    expect(screen.getByText(texts(locale)('browser.compare.empty'))).toBeVisible();
    await expectAccessible();
  });

  test.each(locales)('shows products side by side: %s', async (locale) => {
    await fillList('compare', [abaya, cape]);
    open(locale);
    const t = texts(locale);
    await screen.findByRole('columnheader', { name: 'Abaya' });
    expect(
      within(screen.getByRole('columnheader', { name: 'Cape' })).getByRole('presentation'),
    ).toBeVisible();
    expect(await row(new RegExp(`^${t('browser.compare.rows.price')}`))).toHaveTextContent('500');
    for (const name of ['description', 'price', 'addToCart', 'rating', 'remove'] as const)
      expect(
        screen.getByRole('rowheader', { name: new RegExp(`^${t(`browser.compare.rows.${name}`)}`) }),
      ).toBeVisible();
    await expectAccessible();
  });

  test.each(locales)('shows only that it is loading until it knows a product: %s', async (locale) => {
    await fillList('compare', [abaya, cape]);
    api.setResponse('GET /api/products', () => new Promise(() => {}));
    open(locale);
    expect(screen.getByText(texts(locale)('browser.loading'))).toBeVisible();
    expect(screen.queryByText('Abaya')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('lists products that cannot be loaded, with remove buttons', async () => {
    await fillList('compare', [abaya]);
    api.setResponse('GET /api/products', failure(503));
    open();
    expect(await screen.findByRole('button', { name: 'Remove Abaya' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('truncates descriptions and marks the rows that differ', async () => {
    await fillList('compare', [abaya, cape]);
    open();
    const [description] = within(await row(/^Description/)).getAllByRole('cell');
    expect(description?.textContent?.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(150);
    expect(screen.getAllByRole('rowheader', { name: /Differs/ }).map((header) => header.textContent)).toEqual(
      ['PriceDiffers', 'FabricDiffers'],
    );
  });

  test('marks no row with a single product', async () => {
    await fillList('compare', [abaya]);
    open();
    await screen.findByRole('columnheader', { name: 'Abaya' });
    expect(screen.queryByText('Differs')).toBeNull();
  });

  test('removes a column, focuses the next and offers to undo', async () => {
    await fillList('compare', [abaya, cape]);
    const { user } = open();
    await screen.findByRole('columnheader', { name: 'Abaya' });
    await user.click(screen.getByRole('button', { name: 'Remove Abaya' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Abaya' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Cape' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText('Abaya remove to compare')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('columnheader', { name: 'Abaya' })).toBeVisible();
  });

  test('adds a product in one size to the cart', async () => {
    const scarf = product({ id: 5, slug: 'scarf', title: 'Scarf', price: 10_000, stock: 3 });
    await startVisit({ scarf });
    await fillList('compare', [scarf]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(screen.getByText('Scarf added to cart')).toBeVisible());
    const viewCartLink = await screen.findByRole('link', { name: 'View Cart' });
    await waitFor(() => expect(viewCartLink).toHaveFocus());
    expect(visitorState.get().cart).toMatchObject([{ slug: 'scarf', quantity: 1 }]);
  });

  test('lists products that no longer exist, with remove buttons', async () => {
    await fillList('compare', [abaya, { ...cape, slug: 'gone', title: 'Gone' }]);
    const { user } = open();
    const notice = (await screen.findByText('This product is no longer available.')).closest('li');
    expect(notice).toHaveTextContent('Gone');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove Gone' }));
    await waitFor(() => expect(visitorState.get().compare).toHaveLength(1));
  });
});
