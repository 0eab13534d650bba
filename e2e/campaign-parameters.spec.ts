import { fullCampaign, waitForFirstEvent } from './support/campaign.ts';
import { anyProduct, localizedPath, productPath } from './support/catalogue.ts';
import { elements } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { aliases } from './support/routes.ts';
import { origin, port } from './support/shop-origin.ts';
import { expect, test } from './support/test.ts';

const hostile = `"><script>alert('x')</script>\\u0000%`;
const hostileQuery = `utm_medium=${encodeURIComponent(hostile)}`;

/** Campaign queries of every form. */
const queries = [
  fullCampaign.query,
  hostileQuery,
  'utm_source=news&coupon=SPRING',
  'utm_source=first&utm_source=second',
  'utm_campaign=%D8%B1%D8%AF%D8%A7%D8%A1%20%26%20more&utm_term=a+b',
  `utm_content=${'long'.repeat(300)}`,
];

const product = anyProduct;

// responses.spec.ts requests every page with a campaign.
test('pages are cached once for campaigns of every form', async () => {
  for (const path of ['/', localizedPath('ar', productPath(product)), '/shop/shop-category/abayas']) {
    let plain = await httpRequest(port, path);
    for (const query of queries) {
      const { status, body, headers } = await httpRequest(port, `${path}?${query}`);
      expect([path, status]).toEqual([path, 200]);
      // The page may be regenerated between two requests.
      if (body !== plain.body) plain = await httpRequest(port, path);
      expect(body === plain.body, `same bytes of ${path} with ?${query.slice(0, 60)}`).toBe(true);
      expect(headers['cache-control']).toContain('s-maxage');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const urls = elements(plain.body, 'link').map(({ href = '' }) => href);
    expect([path, ...urls.filter((url) => url.includes('utm_'))]).toEqual([path]);
  }
});

test('aliases redirect with campaigns of every form', async () => {
  for (const [from, to] of aliases.slice(1, 3)) {
    for (const query of queries) {
      const { status, headers } = await httpRequest(port, `${localizedPath('ar', from)}?${query}`);
      expect([from, status]).toEqual([from, 308]);
      const target = new URL(headers.location ?? '', origin);
      expect(target.pathname).toBe(localizedPath('ar', to));
      expect([...target.searchParams]).toEqual([...new URLSearchParams(query)]);
    }
  }
});

// `lib/shopper/tracking/utm.test.ts` covers the other queries.
test('a campaign survives a redirect and is recorded unchanged', async ({ page }) => {
  const query = new URLSearchParams(fullCampaign.query);
  query.set('utm_medium', hostile);
  const event = waitForFirstEvent(page);
  await page.goto(localizedPath('ar', `/shop-details/${product.slug}?${query}`));
  expect(await event).toEqual({
    type: 'page-view',
    recorded: { ...fullCampaign.recorded, utm_medium: hostile },
  });
});
