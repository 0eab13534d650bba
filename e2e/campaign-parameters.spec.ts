import { fullCampaign, utmParameters, waitForFirstEvent } from './support/campaign.ts';
import { anyProduct, languages, localizedPath, productPath } from './support/catalogue.ts';
import { elements } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { aliases, publicPaths } from './support/routes.ts';
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

/** Queries to test a page with. Two are enough for most pages, because all pages handle queries with the same code. */
const queriesFor = (useAll: boolean) => (useAll ? queries : queries.slice(0, 2));

const product = anyProduct;

for (const language of languages) {
  test(`pages in ${language} are cached once for all campaigns`, async () => {
    for (const page of publicPaths) {
      const path = localizedPath(language, page);
      let plain = await httpRequest(port, path);
      for (const query of queriesFor(['/', productPath(product)].includes(page))) {
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

  test(`aliases in ${language} redirect with the complete campaign`, async () => {
    for (const [from, to] of aliases) {
      const path = localizedPath(language, from);
      for (const query of queriesFor(from === '/home')) {
        const { status, headers } = await httpRequest(port, `${path}?${query}`);
        expect([path, status]).toEqual([path, 308]);
        const target = new URL(headers.location ?? '', origin);
        expect(target.pathname).toBe(localizedPath(language, to));
        expect([...target.searchParams]).toEqual([...new URLSearchParams(query)]);
      }
    }
  });
}

// `lib/tracking/utm.test.ts` covers the other queries.
for (const [language, query, recorded] of [
  ['en', fullCampaign.query, fullCampaign.recorded],
  [
    'ar',
    hostileQuery,
    { ...Object.fromEntries(utmParameters.map((name) => [name, 'organic'])), utm_medium: hostile },
  ],
] as const) {
  test(`a campaign in ${language} survives a redirect and is recorded unchanged`, async ({ page }) => {
    const event = waitForFirstEvent(page);
    await page.goto(localizedPath(language, `/shop-details/${product.slug}?${query}`));
    expect(await event).toEqual({ type: 'page-view', recorded });
  });
}
