import { act, screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi, type SentRequest } from '@/components/testing/fake-api';
import { renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { trackingLog } from '@/lib/shopper/tracking/tracking-log';
import { Tracker } from './tracker.tsx';

const logPath = '/UtmTrackings/Log';
const eventOf = ({ body }: SentRequest) => body as { eventType: string; pageUrl: string };
let api: FakeApi;

/** Paths of the page views sent so far. */
const pageViewPaths = () =>
  api
    .sentTo(logPath)
    .map(eventOf)
    .filter(({ eventType }) => eventType === 'page-view')
    .map(({ pageUrl }) => pageUrl.replace(location.origin, ''));

/** Renders the tracker on the first page of a visit. */
function visit(path: string, locale?: 'en' | 'ar') {
  return renderInShop(<Tracker />, { path, locale });
}

describe('tracker', () => {
  beforeEach(() => {
    api = fakeApi();
    api.setResponse(`POST ${logPath}`, {});
    api.setTexts('inspector');
    sessionStorage.clear();
    act(() => trackingLog.set([]));
  });

  test('sends one page view per page, and none for another colour', async () => {
    const { navigate } = visit('/shop?page=2');
    await waitFor(() => expect(pageViewPaths()).toEqual(['/shop?page=2']));
    navigate('/preview');
    navigate('/shop/shop-details/abaya');
    await waitFor(() => expect(pageViewPaths()).toHaveLength(2));
    navigate('/shop/shop-details/abaya?color=Black&size=M');
    navigate('/shop/cart');
    await waitFor(() =>
      expect(pageViewPaths()).toEqual(['/shop?page=2', '/shop/shop-details/abaya', '/shop/cart']),
    );
  });

  test.each(locales)('shows the inspector that the query opened until it is closed: %s', async (locale) => {
    const { user, navigate } = visit('/shop?inspect=tracking', locale);
    const t = texts(locale);
    const name = t('inspector.title');
    await screen.findByRole('region', { name });
    navigate('/shop/cart');
    const panel = screen.getByRole('region', { name });
    await waitFor(() => expect(within(panel).getAllByText('page-view').length).toBeGreaterThan(0));
    await user.click(within(panel).getByRole('button', { name: t('inspector.close') }));
    expect(panel).not.toBeInTheDocument();
    navigate('/pages/about');
    await waitFor(() => expect(pageViewPaths()).toHaveLength(3));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
