import type { Page } from '@playwright/test';
import { links, visibleText } from './support/html.ts';
import { watchOutstanding } from './support/outstanding.ts';
import { hydrated } from './support/test.ts';
import { expect, test } from './support/with-fake-upstream.ts';

/** A search for which the fake upstream answers with the filter it was asked for. */
const echo = '/shop?searchText=echo';
const region = (page: Page) => page.locator('#products');
const retry = (page: Page) => page.getByRole('link', { name: 'Try again' });

interface Choice {
  color?: string;
  size?: string;
  sortBy?: string;
  pageNumber?: number;
}

/** Clicks in quick succession, and what the last of them leaves asked for. */
const visits: { clicks: string[]; asks: Choice }[] = [
  { clicks: ['Red'], asks: { color: 'Red' } },
  { clicks: ['Low to Hight', 'High to Low'], asks: { color: 'Red', sortBy: 'high' } },
  { clicks: ['Red', 'Red', 'm', 'On Sale'], asks: { color: 'Red', size: 'm', sortBy: 'on-sale' } },
  { clicks: ['Page 2', 'Page 3'], asks: { color: 'Red', size: 'm', sortBy: 'on-sale', pageNumber: 3 } },
  { clicks: ['Next page', 'm', 'Low to Hight'], asks: { color: 'Red', sortBy: 'low' } },
  { clicks: ['Page 5', 'Default Sorting', 'Red', 'DEEP Green'], asks: { color: 'DEEP Green' } },
];

async function click(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('checkbox', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }));
  await control.first().click();
}

/** What the results on the page were asked for with; null where they could not be loaded. */
async function answered(page: Page): Promise<Choice | null> {
  await expect(region(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('article').or(retry(page)).first()).toBeVisible();
  if (await retry(page).isVisible()) return null;
  return JSON.parse((await page.getByRole('article').getAttribute('aria-label')) ?? '');
}

/** Tries again as a visitor would while every third call fails; what failed is not asked for again within a second. */
async function answeredInTheEnd(page: Page): Promise<Choice | null> {
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await answered(page);
    if (answer) return answer;
    await retry(page).click();
    await page.waitForLoadState();
    await hydrated(page);
  }
  return answered(page);
}

test('whoever clicks faster than a failing, slow upstream answers ends on what they chose last', async ({
  page,
  upstream,
  storefront,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  const allAnswered = watchOutstanding(page);
  await page.goto(`${storefront.origin}${echo}`);
  await hydrated(page);
  upstream.when('/Products/Filter', { slowMs: 600 }, { slowMs: 150 }, 'status 503 without a body');
  for (const { clicks, asks } of visits) {
    for (const name of clicks) await click(page, name);
    const expected = { sortBy: 'asc', pageNumber: 1, ...asks, searchText: 'echo', pageSize: 10 };
    const inAddress = () => {
      const { searchParams } = new URL(page.url());
      return [searchParams.get('color'), searchParams.get('size'), searchParams.get('sortBy') ?? 'asc'];
    };
    await expect.poll(inAddress).toEqual([asks.color ?? null, asks.size ?? null, expected.sortBy]);
    expect(await answeredInTheEnd(page), clicks.join()).toEqual(expected);
    // Answers that nobody waits for any more come too.
    await allAnswered();
    expect(await answered(page), clicks.join()).toEqual(expected);
  }
  expect(complaints).toEqual([]);
});

test('old results stay, dimmed, until the new ones or their failure are there', async ({
  page,
  upstream,
  storefront,
}) => {
  await page.goto(`${storefront.origin}${echo}&page=7`);
  await hydrated(page);
  const before = await answered(page);
  for (const [sort, failure] of [
    ['Low to Hight', false],
    ['High to Low', true],
  ] as const) {
    upstream.when('/Products/Filter', failure ? 'a hang' : { slowMs: 700 });
    const old = await page.getByRole('article').getAttribute('aria-label');
    await click(page, sort);
    await expect(region(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('article')).toHaveAttribute('aria-label', old ?? '');
    const after = await answered(page);
    if (failure) expect(after).toBeNull();
    else expect(after).toEqual({ ...before, sortBy: 'low', pageNumber: 1 });
  }
});

test('trying again asks once more at once, also on a page that is kept', async ({
  page,
  upstream,
  storefront,
}) => {
  for (const path of ['/shop', '/shop?page=2', '/ar/shop', `${echo}&size=m`]) {
    upstream.when('/Products/Filter', 'status 503 without a body');
    await page.goto(`${storefront.origin}${path}`);
    const again = page.getByRole('link', { name: /^(?:Try again|أعيدي المحاولة)$/ });
    await expect(again).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    upstream.reset();
    await storefront.noticeUpstream();
    await again.click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: /^(?:On Sale|التخفيضات)$/ }).click();
    await page.waitForURL((url) => url.searchParams.get('sortBy') === 'on-sale');
    expect(new URL(page.url()).searchParams.has('again')).toBe(false);
    await storefront.announce({ tags: ['listing'] });
  }
});

test('a category that cannot be looked up is no category that does not exist', async ({
  upstream,
  storefront,
}) => {
  upstream.when('/Shops/', 'status 503 without a body');
  upstream.when('/Categories/GetCategoriesBySlug', 'status 503 without a body');
  const { status, body } = await storefront.get('/shop?category=made-unseen');
  expect(status).toBe(200);
  expect(links(body)).toContain('/shop?category=made-unseen&again=1');
  expect(visibleText(body)).not.toContain('There is no category');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('results that could not be loaded say so and can be asked for again', async ({
    page,
    upstream,
    storefront,
  }) => {
    upstream.when('/Products/Filter', 'status 503 without a body');
    const answer = await page.goto(`${storefront.origin}${echo}&color=Red&sortBy=low`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText("We couldn't load the results")).toBeVisible();
    await expect(page.getByText('No results', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Red' })).toBeChecked();
    upstream.reset();
    await storefront.noticeUpstream();
    await retry(page).click();
    expect(await answered(page)).toMatchObject({ color: 'Red', sortBy: 'low', searchText: 'echo' });
  });
});
