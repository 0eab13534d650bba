import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure } from '@/components/testing/fake-api';
import { mockAllIntersecting } from '@/components/testing/mock-all-intersecting';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import {
  DeliveryDates,
  RecentlyViewed,
  ReviewLink,
  TrackProductView,
  VideoPopup,
} from './product-islands.tsx';

const item = { itemId: '1', productId: 1, title: 'Abaya', price: 10_000, currency: 'EGP' } as never;
const createProduct = (slug: string, title: string) => product({ slug, title, price: 10_000 });

async function recordViews(...slugs: string[]) {
  const { recordView } = await visitorStore();
  for (const slug of slugs) await act(async () => recordView(slug));
}

describe('recently viewed products', () => {
  beforeEach(mockAllIntersecting);

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

describe('delivery dates', () => {
  beforeEach(async () => {
    await startVisit({});
    browserSettings().deliveryCalendar = {
      timeZone: 'Africa/Cairo',
      country: 'EG',
      handlingDays: [0, 1],
      transitDays: [1, 5],
      daysOff: { weekdays: ['friday'], dates: [] },
      cutOff: 15,
    } as never;
  });
  afterEach(() => {
    delete browserSettings().deliveryCalendar;
  });

  const render = (locale?: Locale) =>
    renderOnPage(<DeliveryDates fallback="In 1 to 6 days" template="Arrives %dates" separator="to" />, {
      locale,
    });

  test.each(locales)('take the place of the working days near the viewport: %s', async (locale) => {
    mockAllIntersecting();
    render(locale);
    expect(await screen.findByText(/^Arrives \S.* to .*\S$/)).toBeVisible();
  });

  test('are not loaded farther below', async () => {
    render();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByText('In 1 to 6 days')).toBeVisible();
  });
});

describe('video', () => {
  const playLink = () => screen.getByRole('link', { name: 'Play video' });

  test.each([
    ['its button', () => screen.getByRole('button', { name: 'Close' })],
    ['a click on the video', () => document.querySelector('video') as Element],
  ])('opens in a dialog that %s closes', async (_way, target) => {
    const { user } = renderInShop(<VideoPopup url="/uploads/coat.webm" title="Coat" icon="" />);
    await user.click(playLink());
    expect(await screen.findByRole('dialog', { name: /Coat/ })).toContainElement(
      document.querySelector('video'),
    );
    await expectAccessible();
    await user.click(target());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('video')).toBeNull();
    await waitFor(() => expect(playLink()).toHaveFocus());
  });

  test('is shown in a frame when it comes from another site', async () => {
    const { user } = renderInShop(<VideoPopup url="https://videos.example/1" title="Coat" icon="" />);
    await user.click(playLink());
    expect(await screen.findByTitle(/Coat/)).toHaveAttribute('src', 'https://videos.example/1');
  });
});

describe('link to another page or order of reviews', () => {
  test.each([
    ['?reviewPage=2', '?color=Red&utm_source=x', '?color=Red&utm_source=x&reviewPage=2'],
    ['', '?color=Red&reviewPage=3', '?color=Red'],
    ['?reviewSort=helpful', '?color=Red&reviewPage=3', '?color=Red&reviewSort=helpful'],
  ])('keeps the other parameters of the page: link %j, page %j', (linkQuery, pageQuery, expected) => {
    renderInShop(
      <ReviewLink href={`/shop/shop-details/abaya${linkQuery}`} rel="next">
        Next
      </ReviewLink>,
      { path: `/shop/shop-details/abaya${pageQuery}` },
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Next' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.search).toBe(expected);
  });
});
