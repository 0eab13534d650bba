import { firstEvent, names, sixTags } from './support/campaign.ts';
import { inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { elements } from './support/html.ts';
import { ask } from './support/http.ts';
import { aliases, pages } from './support/routes.ts';
import { origin, port } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const hostile = `"><script>alert('x')</script>\\u0000%`;
const inHostile = `utm_medium=${encodeURIComponent(hostile)}`;

/** Queries that a campaign may arrive with. */
const kinds = [
  sixTags.query,
  inHostile,
  'utm_source=news',
  'utm_source=first&utm_source=second',
  'utm_campaign=%D8%B1%D8%AF%D8%A7%D8%A1%20%26%20more&utm_term=a+b',
  `utm_content=${'long'.repeat(300)}`,
];

/** What leaves a query out, or hands it on, does so for every page alike; one or two are asked with all kinds of it. */
const kindsFor = (isWhole: boolean) => (isWhole ? kinds : kinds.slice(0, 2));

const product = productThat('exists', () => true);

for (const language of languages) {
  test(`every page in ${language} is the same cached page for every campaign, and names none in its links`, async () => {
    for (const page of pages) {
      const path = inLanguage(language, page);
      let plain = await ask(port, path);
      for (const query of kindsFor(['/', pathOf(product)].includes(page))) {
        const { status, body, headers } = await ask(port, `${path}?${query}`);
        expect([path, status]).toEqual([path, 200]);
        // A page may be made anew between two questions.
        if (body !== plain.body) plain = await ask(port, path);
        expect(body === plain.body, `same bytes of ${path} with ?${query.slice(0, 60)}`).toBe(true);
        expect(headers['cache-control']).toContain('s-maxage');
        expect(headers['set-cookie']).toBeUndefined();
      }
      const addresses = elements(plain.body, 'link').map(({ href = '' }) => href);
      expect([path, ...addresses.filter((address) => address.includes('utm_'))]).toEqual([path]);
    }
  });

  test(`every alias in ${language} leads on with every campaign whole`, async () => {
    for (const [from, to] of aliases) {
      const path = inLanguage(language, from);
      for (const query of kindsFor(from === '/home')) {
        const { status, headers } = await ask(port, `${path}?${query}`);
        expect([path, status]).toEqual([path, 308]);
        const target = new URL(headers.location ?? '', origin);
        expect(target.pathname).toBe(inLanguage(language, to));
        expect([...target.searchParams]).toEqual([...new URLSearchParams(query)]);
      }
    }
  });
}

// What is recorded of every other kind: `lib/tracking/utm.test.ts`.
for (const [language, query, recorded] of [
  ['en', sixTags.query, sixTags.recorded],
  ['ar', inHostile, { ...Object.fromEntries(names.map((name) => [name, 'organic'])), utm_medium: hostile }],
] as const) {
  test(`a campaign (${query.slice(0, 10)}…) survives a redirect and is recorded unaltered in ${language}`, async ({
    page,
  }) => {
    const event = firstEvent(page);
    await page.goto(inLanguage(language, `/shop-details/${product.slug}?${query}`));
    expect(await event).toEqual({ type: 'page-view', recorded });
  });
}
