import type { Page, Request } from '@playwright/test';
import { elements } from './support/html.ts';
import { ask } from './support/http.ts';
import { holdBack, watchOutstanding } from './support/outstanding.ts';
import { expect, test } from './support/plain-test.ts';
import { port } from './support/shop.ts';
import { hydrated } from './support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for Products...' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('typing suggests products with picture and price, walked by the keyboard', async ({ page }) => {
  await page.goto('/');
  await box(page).pressSequentially('satin');
  const first = suggestions(page).first();
  await expect(first).toContainText(/EGP\s[\d,]+\.\d\d/);
  await expect(first.locator('img')).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('satin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/shop-details|searchText/);
});

test('what is typed before the page comes to life is searched for', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  let go = () => {};
  const typed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('linen');
  go();
  await hydrated(page);
  await expect(box(page)).toHaveValue('linen');
  await box(page).press('Enter');
  await page.waitForURL('/shop?searchText=linen');
});

test('an empty search leads nowhere, Enter to the listing, and a chosen suggestion to its product', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await box(page).fill('linen');
  await page.keyboard.press('Enter');
  await page.waitForURL('/shop?searchText=linen');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('linen');
  await box(page).fill('Terracotta');
  await suggestions(page).filter({ hasText: 'Terracotta' }).first().click();
  await page.waitForURL(/\/shop\/shop-details\/terracotta-/);
});

test('what was searched for is offered again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await box(page).fill('crepe');
  await page.keyboard.press('Enter');
  await page.waitForURL(/searchText=crepe/);
  await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('"crepe"')));
  await page.goto('/pages/about');
  await hydrated(page);
  await box(page).focus();
  await expect(suggestions(page)).toHaveText(['crepe']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('/shop?searchText=crepe');
});

test('what was searched for before the scripts were there is offered again', async ({ page }) => {
  await page.route(/\.js(?:\?|$)/, (route) =>
    page.url().includes('crepe') ? route.continue() : route.abort(),
  );
  await page.goto('/');
  await box(page).fill('crepe');
  await box(page).press('Enter');
  await page.waitForURL('/shop?searchText=crepe');
  await page.waitForFunction(() => localStorage.getItem('recent_searches') === '["crepe"]');
});

for (const [written, found] of [
  ['abya', 'abaya'],
  ['palazo', 'Palazzo'],
  ['عبايه', 'Abaya'],
  ['إيسبريسو', 'Wool Jacket'],
] as const) {
  test(`"${written}" finds ${found}`, async () => {
    const { body } = await ask(port, `/shop?${new URLSearchParams({ searchText: written })}`);
    expect(elements(body, 'article')[0]?.['aria-label']).toMatch(new RegExp(found, 'i'));
  });
}

test('a suggestion for what was typed before never replaces the one for what is typed now', async ({
  page,
}) => {
  const allAnswered = watchOutstanding(page);
  await page.goto('/');
  const isPear = (request: Request) => Boolean(request.postData()?.includes('"pear"'));
  const release = await holdBack(page, '**/api/upstream/Products/Filter', isPear);
  const asked = page.waitForRequest(isPear);
  await box(page).fill('pear');
  await asked;
  await box(page).fill('headphones');
  await expect(suggestions(page).first()).toContainText(/headphones/i);
  release();
  await allAnswered();
  await expect(suggestions(page).first()).toContainText(/headphones/i);
});

test('while suggestions fail, search goes on', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/upstream/**', (route) => route.abort());
  await box(page).fill('linen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/searchText=linen/);
});

test('only calls of the contract leave for the upstream, in JSON, and within bounds', async () => {
  const post = (path: string, body: string, type = 'application/json') =>
    ask(port, `/api/upstream${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
    });
  expect((await ask(port, '/api/upstream/health')).status).toBe(404);
  expect((await ask(port, '/api/upstream/Products/GetBySlug/..%2F..%2Fhealth')).status).toBe(404);
  expect((await post('/Products/Filter', '{}')).status).toBe(200);
  expect((await post('/Products/Filter', 'a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post('/Products/Filter', `{"searchText":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
  const refused = await post('/Products/Filter', '{"pageSize":"many"}');
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.body).Message).toEqual(expect.any(String));
});
