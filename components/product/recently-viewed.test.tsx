import { act, screen, waitFor, within } from '@testing-library/react';
import { bringIntoView } from '@/components/testing/bring-into-view';
import { failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { RecentlyViewed, TrackProductView } from './product-islands.tsx';

const item = { itemId: '1', productId: 1, title: 'Abaya', price: 10_000, currency: 'EGP' } as never;
const createProduct = (slug: string, title: string) => product({ slug, title, price: 10_000 });

beforeEach(bringIntoView);

async function recordViews(...slugs: string[]) {
  const { recordView } = await visitorStore();
  for (const slug of slugs) await act(async () => recordView(slug));
}

describe('recently viewed products', () => {
  test.each(locales)('are shown without the current product and removed products: %s', async (locale) => {
    await startVisit({
      abaya: createProduct('abaya', 'Abaya'),
      gone: null,
      hijab: createProduct('hijab', 'Hijab'),
    });
    await recordViews('gone', 'abaya', 'hijab');
    renderOnPage(<RecentlyViewed excludedSlug="hijab" />, { locale });
    const strip = await screen.findByRole('region', { name: texts(locale)('browser.recentlyViewed') });
    const links = within(strip).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Abaya', `${locale === 'ar' ? '/ar' : ''}/shop/shop-details/abaya`],
    ]);
    await expectAccessible();
  });

  test('are left out when they cannot be loaded', async () => {
    const api = await startVisit({});
    api.setResponse('GET /api/products', failure(503));
    await recordViews('abaya');
    renderOnPage(<RecentlyViewed excludedSlug="hijab" />);
    await waitFor(() => expect(api.requests).not.toEqual([]));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('include a product once its page was opened', async () => {
    await startVisit({});
    renderOnPage(<TrackProductView slug="coat" item={item} />);
    await waitFor(() => expect(visitorState.get().viewed[0]).toBe('coat'));
  });
});
