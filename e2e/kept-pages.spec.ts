import { inLanguage, languages } from './support/catalogue.ts';
import type { Answer } from './support/http.ts';
import type { Storefront } from './support/storefront.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const ahead = { rsc: '1', 'next-router-prefetch': '1' };
const asked: Record<string, string>[] = [
  {},
  { rsc: '1' },
  ahead,
  ...['/_tree', '/_head', '/_full'].map((part) => ({ ...ahead, 'next-router-segment-prefetch': part })),
];
const secret = 'token=a-link-from-a-mail&b[]=1/2,3';

/** Next names a variant of flight data by a parameter of its own, and sends those without it there. */
async function follow(
  storefront: Storefront,
  page: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const first = await storefront.get(page, { headers });
  return first.status === 307 ? storefront.get(String(first.headers.location), { headers }) : first;
}

for (const language of languages) {
  test(`nothing of the address that had a page made is in what everybody gets after that (${language})`, async ({
    storefront,
  }) => {
    for (const path of [
      `/shop/shop-details/${newSlug()}`,
      `/shop/shop-category/${newSlug()}?page=2`,
      '/shop?page=2',
      '/auth/reset-password',
    ]) {
      const page = inLanguage(language, path);
      await storefront.announce({ tags: ['menu'] });
      const made = await storefront.get(`${page}${page.includes('?') ? '&' : '?'}${secret}`);
      expect((await storefront.get(page)).body === made.body, page).toBe(true);
      for (const headers of asked) {
        const { status, body } = await follow(storefront, page, headers);
        expect([page, status]).toEqual([page, 200]);
        expect(body).not.toContain('a-link-from-a-mail');
      }
    }
  });
}

test('a page that was made for an address with a query comes to life for who asks without one', async ({
  storefront,
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await storefront.announce({ tags: ['menu'] });
  await storefront.get(`/pages/contact?${secret}`);
  await page.goto(`${storefront.origin}/pages/contact`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expect(page).toHaveURL(`${storefront.origin}/pages/contact`);
  expect(complaints).toEqual([]);
});
