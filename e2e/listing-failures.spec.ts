import type { Page } from '@playwright/test';
import { elements, links, visibleText } from './support/html.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { waitForHydration } from './support/test.ts';
import { expect, test } from './support/test-with-fake-upstream.ts';

/** Search whose only result has the filters that the shop requested, as JSON, in its title. */
const echoPath = '/shop?searchText=echo';
const resultsRegion = (page: Page) => page.locator('#products');
const retryLink = (page: Page) => page.getByRole('link', { name: 'Try again' });

interface SelectedFilters {
  color?: string;
  size?: string;
  sortBy?: string;
  pageNumber?: number;
}

/** Rapid clicks, and the filters that are selected after the last click. */
const clicks = ['Red', 'Next page', 'Red', 'm', 'Low to Hight'];
const selected: SelectedFilters = { size: 'm', sortBy: 'low' };

async function click(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('checkbox', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }));
  await control.first().click();
}

/** Returns the filters of the results shown; null when loading failed. */
async function readResults(page: Page): Promise<SelectedFilters | null> {
  await expect(resultsRegion(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('article').or(retryLink(page)).first()).toBeVisible();
  if (await retryLink(page).isVisible()) return null;
  return JSON.parse((await page.getByRole('article').getAttribute('aria-label')) ?? '');
}

/** Follows the retry link until results load: every third call fails, and the shop caches a failure for a second. */
async function readResultsWithRetries(page: Page): Promise<SelectedFilters | null> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const results = await readResults(page);
    if (results) return results;
    await retryLink(page).click();
    await page.waitForLoadState();
    await waitForHydration(page);
  }
  return readResults(page);
}

test.describe('listing with a failing upstream', () => {
  test('shows the last choice after rapid clicks on a failing upstream', async ({
    page,
    upstream,
    storefront,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        errors.push(message.text());
      }
    });
    const waitForRequests = trackPendingRequests(page);
    await page.goto(`${storefront.origin}${echoPath}`);
    await waitForHydration(page);
    upstream.setBehaviour(
      '/Products/Filter',
      { delayMs: 400 },
      { delayMs: 100 },
      'status 503 without a body',
    );
    for (const name of clicks) await click(page, name);
    const filtersInUrl = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(filtersInUrl).toMatchObject({ searchText: 'echo', ...selected });
    expect(Object.keys(filtersInUrl())).not.toContain('color');
    expect(Object.keys(filtersInUrl())).not.toContain('page');
    const expected = { ...selected, pageNumber: 1, searchText: 'echo', pageSize: 10 };
    expect(await readResultsWithRetries(page)).toEqual(expected);
    // Superseded responses must not change the results.
    await waitForRequests();
    expect(await readResults(page)).toEqual(expected);
    expect(errors).toEqual([]);
  });

  test('responds 503 in place of an indexable listing', async ({ upstream, storefront }) => {
    upstream.setBehaviour('/Products/Filter', 'status 503 without a body');
    for (const path of ['/ar/shop?page=2', '/shop?sortBy=low']) {
      const { status, headers } = await storefront.get(path);
      expect([path, status]).toEqual([path, 503]);
      expect(headers['cache-control']).toContain('no-store');
    }
    upstream.reset();
    await storefront.probeUpstream();
    expect(elements((await storefront.get('/ar/shop?page=2')).body, 'article').length).toBeGreaterThan(0);
  });

  test('reports failed results and retains the filters', { tag: '@main' }, async ({
    upstream,
    storefront,
  }) => {
    upstream.setBehaviour('/Products/Filter', 'status 503 without a body');
    const { status, body } = await storefront.get(`${echoPath}&color=Red&sortBy=low`);
    expect(status).toBe(200);
    expect(visibleText(body)).toContain("We couldn't load the results");
    expect(visibleText(body)).not.toContain('No results');
    const checked = elements(body, 'input').filter((input) => 'checked' in input);
    expect(checked.map(({ value }) => value)).toEqual(['Red']);
    upstream.reset();
    await storefront.probeUpstream();
    const retryHref = links(body).find((href) => href.includes('again=1')) ?? '';
    const [card] = elements((await storefront.get(retryHref)).body, 'article');
    expect(JSON.parse(card?.['aria-label'] ?? '')).toMatchObject({
      color: 'Red',
      sortBy: 'low',
      searchText: 'echo',
    });
  });

  test('distinguishes an unreadable category from a missing category', async ({ upstream, storefront }) => {
    upstream.setBehaviour('/Shops/', 'status 503 without a body');
    upstream.setBehaviour('/Categories/GetCategoriesBySlug', 'status 503 without a body');
    expect((await storefront.get('/shop?category=generated-unseen')).status).toBe(503);
    const { status, body } = await storefront.get('/shop?category=generated-unseen&color=Red');
    expect(status).toBe(200);
    expect(links(body)).toContain('/shop?category=generated-unseen&color=Red&again=1');
    expect(visibleText(body)).not.toContain('There is no category');
  });
});
