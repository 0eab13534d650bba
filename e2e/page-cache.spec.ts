import {
  commonSegments,
  flightRequestHeaders,
  prefetchRequestHeaders,
  segmentHeader,
} from '../lib/platform/next/private-formats.ts';
import type { HttpResponse } from './support/http.ts';
import type { Storefront } from './support/storefront.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const requestHeaders: Record<string, string>[] = [
  {},
  flightRequestHeaders,
  prefetchRequestHeaders,
  ...commonSegments.map((segment) => ({ ...prefetchRequestHeaders, [segmentHeader]: segment })),
];
const secretQuery = 'token=a-link-from-a-mail&b[]=1/2,3';

/** Requests a page and follows the redirect by which Next adds its flight data parameter. */
async function getFollowingRedirect(
  storefront: Storefront,
  page: string,
  headers: Record<string, string>,
): Promise<HttpResponse> {
  const first = await storefront.get(page, { headers });
  return first.status === 307 ? storefront.get(String(first.headers.location), { headers }) : first;
}

test.describe('page cache', () => {
  test('stores nothing from the query that caused a render', async ({ storefront }) => {
    for (const [page, headersOfRequests] of [
      ['/auth/reset-password', requestHeaders],
      // One page is enough for the prefetch requests of segments, which have the same names on every page.
      [`/ar/shop/shop-category/${newSlug()}?page=2`, requestHeaders.slice(0, 2)],
    ] as const) {
      await storefront.sendWebhook({ tags: ['menu'] });
      const rendered = await storefront.get(`${page}${page.includes('?') ? '&' : '?'}${secretQuery}`);
      expect((await storefront.get(page)).body === rendered.body, page).toBe(true);
      for (const headers of headersOfRequests) {
        const { status, body } = await getFollowingRedirect(storefront, page, headers);
        expect([page, status]).toEqual([page, 200]);
        expect(body).not.toContain('a-link-from-a-mail');
      }
    }
  });

  test('stores no HTML as flight data', async ({ storefront }) => {
    await storefront.get('/pages/policy?_rsc=a', { headers: { rsc: 'x' } });
    const { headers, body } = await getFollowingRedirect(storefront, '/pages/policy', { rsc: '1' });
    expect([headers['content-type'], body.includes('<!DOCTYPE')]).toEqual(['text/x-component', false]);
  });

  test('hydrates a page rendered for a URL with another query', async ({ storefront, page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await storefront.sendWebhook({ tags: ['menu'] });
    await storefront.get(`/pages/contact?${secretQuery}`);
    await page.goto(`${storefront.origin}/pages/contact`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Send message' })).toBeEnabled();
    await expect(page).toHaveURL(`${storefront.origin}/pages/contact`);
    expect(uncaught).toEqual([]);
  });
});
