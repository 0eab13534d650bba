import { firstEvent, names, sixTags } from './support/campaign.ts';
import { inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { elements } from './support/html.ts';
import { ask } from './support/http.ts';
import { aliases, pages } from './support/routes.ts';
import { origin, port } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const organic = Object.fromEntries(names.map((name) => [name, 'organic']));
const hostile = `"><script>alert('x')</script>\\u0000%`;
const overlong = 'long'.repeat(300);

/** Queries that a campaign may arrive with, and the values that must be recorded of it. */
const kinds = {
  none: { query: '', recorded: organic },
  one: { query: 'utm_source=news', recorded: { ...organic, utm_source: 'news' } },
  'all six': sixTags,
  repeated: { query: 'utm_source=first&utm_source=second', recorded: { ...organic, utm_source: 'first' } },
  encoded: {
    query: 'utm_campaign=%D8%B1%D8%AF%D8%A7%D8%A1%20%26%20more&utm_term=a+b',
    recorded: { ...organic, utm_campaign: 'رداء & more', utm_term: 'a b' },
  },
  overlong: { query: `utm_content=${overlong}`, recorded: { ...organic, utm_content: overlong } },
  hostile: {
    query: `utm_medium=${encodeURIComponent(hostile)}`,
    recorded: { ...organic, utm_medium: hostile },
  },
} satisfies Record<string, { query: string; recorded: Record<string, string> }>;

const product = productThat('exists', () => true);

for (const language of languages) {
  for (const page of pages) {
    const path = inLanguage(language, page);
    test(`${path} is the same cached page for every campaign, and names none in its links`, async () => {
      let plain = await ask(port, path);
      // What leaves a query out does so for every page alike; two pages are asked with all kinds of it.
      const asked = ['/', pathOf(product)].includes(page) ? Object.values(kinds) : [sixTags, kinds.hostile];
      for (const { query } of asked) {
        const { status, body, headers } = await ask(port, query === '' ? path : `${path}?${query}`);
        expect(status).toBe(200);
        // A page may be made anew between two questions.
        if (body !== plain.body) plain = await ask(port, path);
        expect(body === plain.body, `same bytes with ?${query.slice(0, 60)}`).toBe(true);
        expect(headers['cache-control']).toContain('s-maxage');
        expect(headers['set-cookie']).toBeUndefined();
      }
      const addresses = elements(plain.body, 'link').map(({ href = '' }) => href);
      expect(addresses.filter((address) => address.includes('utm_'))).toEqual([]);
    });
  }

  for (const [from, to] of aliases) {
    const path = inLanguage(language, from);
    test(`${path} leads on with every campaign whole`, async () => {
      for (const { query } of Object.values(kinds).filter((kind) => kind.query !== '')) {
        const { status, headers } = await ask(port, `${path}?${query}`);
        expect(status).toBe(308);
        const target = new URL(headers.location ?? '', origin);
        expect(target.pathname).toBe(inLanguage(language, to));
        expect([...target.searchParams]).toEqual([...new URLSearchParams(query)]);
      }
    });
  }

  // Campaigns are read alike in every language.
  for (const [kind, { query, recorded }] of Object.entries(kinds).slice(
    ...(language === 'en' ? [0] : [-1]),
  )) {
    test(`a campaign with parameters of kind "${kind}" survives a redirect and is recorded unaltered in ${language}`, async ({
      page,
    }) => {
      const event = firstEvent(page);
      const landing = inLanguage(language, `/shop-details/${product.slug}`);
      await page.goto(query === '' ? landing : `${landing}?${query}`);
      expect(await event).toEqual({ type: 'page-view', recorded });
    });
  }
}

test('a link that is shared carries no campaign', async ({ page }) => {
  await page.goto(`${pathOf(product)}?utm_source=news&color=`);
  const shared = await page
    .getByRole('link', { name: /WhatsApp|Facebook|Pinterest|X/ })
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter((address) => address.includes('utm_'))).toEqual([]);
});
