import { inLanguage, languages } from './support/catalogue.ts';
import { allElements, elements, links, visibleText } from './support/html.ts';
import { arabicSlug, hostile, oddCategorySlug, readableTitles } from './support/odd-catalogue.ts';
import { expect, test } from './support/with-fake-upstream.ts';

const details = (slug: string) => `/shop/shop-details/${encodeURIComponent(slug)}`;
const category = (slug: string) => `/shop/shop-category/${encodeURIComponent(slug)}`;

const hostilePages = [
  '/',
  '/shop',
  '/shop/shop-category',
  category('hostile-category'),
  '/shop/shop-feature/hostile-tag',
  details(hostile.slug),
];
const oddPages = [
  ...hostilePages,
  category(oddCategorySlug),
  category('فساتين-سهرة'),
  `/shop/shop-feature/${encodeURIComponent('محبوبة')}`,
  details(arabicSlug),
  `${details(arabicSlug)}?color=deep%20green&size=m`,
  details('bare'),
  details('unreadable'),
];

for (const language of languages) {
  for (const page of oddPages) {
    test(`${inLanguage(language, decodeURI(page))} stands on odd data`, async ({ storefront }) => {
      const { status, body } = await storefront.get(inLanguage(language, page));
      expect(status).toBe(200);
      expect(elements(body, 'h1')).toHaveLength(1);
      expect(visibleText(body)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b/);
    });
  }
}

test('of many reviews the first are shown and the others folded up', async ({ storefront }) => {
  const text = visibleText((await storefront.get(details('with-a-gap'))).body);
  const folded = text.indexOf('4 more reviews');
  expect(text.indexOf('Opinion 7.')).toBeLessThan(folded);
  expect(text.indexOf('Opinion 8.')).toBeGreaterThan(folded);
  expect(text).toContain('Opinion 11.');
});

test('malformed products are left out, the list stays', async ({ storefront }) => {
  for (const page of ['/shop', category(oddCategorySlug), '/shop/shop-feature/hostile-tag']) {
    const { body } = await storefront.get(page);
    const cards = elements(body, 'article').map((card) => card['aria-label']);
    expect(cards, page).toEqual(readableTitles);
  }
});

test('odd spellings are understood: attributes, prices, ids, file paths', async ({ storefront }) => {
  const { body } = await storefront.get(details(arabicSlug));
  const text = visibleText(body);
  expect(text).toContain('EGP 1,250.50');
  expect(text).toContain('EGP 1,000.00');
  expect(text).toContain('Sale 20% off');
  expect(text).toContain('12345');
  expect(text).toContain('crepe, silk');
  const radios = elements(body, 'input').filter(({ type }) => type === 'radio');
  expect(radios.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'color=DEEP Green',
    'color=sand',
    'size=m',
  ]);
  const pictures = elements(body, 'img').map(({ src = '' }) => decodeURIComponent(src));
  for (const file of ['one.webp', 'two.webp', 'three.webp']) {
    expect(
      pictures.some((src) => src.includes(`/uploads/${file}`)),
      file,
    ).toBe(true);
  }
});

test('pictures are chosen from where there are several', async ({ storefront }) => {
  const choices = async (slug: string) =>
    elements((await storefront.get(details(slug))).body, 'button').filter((button) =>
      button['aria-label']?.startsWith('Show picture'),
    ).length;
  expect(await choices('with-a-gap')).toBe(0);
  expect(await choices(arabicSlug)).toBeGreaterThan(1);
});

test("what has no price says 'N/A', in the language of the page", async ({ storefront }) => {
  for (const slug of ['bare', 'unreadable']) {
    expect(visibleText((await storefront.get(details(slug))).body)).toContain('N/A');
    expect(visibleText((await storefront.get(inLanguage('ar', details(slug)))).body)).toContain('غير متاح');
  }
});

test('what the shop does not have is linked nowhere, and a feature tag by the slug that it has here', async ({
  storefront,
}) => {
  const here = links((await storefront.get('/')).body);
  expect(here).toContain(`/shop/shop-feature/${encodeURIComponent('محبوبة')}`);
  const missing = ['best-sellers', 'shop-the-look', 'mobile-tablets', 'headphones'];
  expect(here.filter((href) => missing.some((slug) => href.includes(slug)))).toEqual([]);
});

test('Arabic slugs are found, linked and named as canonical', async ({ storefront, upstream }) => {
  const { body } = await storefront.get(details(arabicSlug));
  const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
  expect(new URL(canonical?.href ?? '').pathname).toBe(details(arabicSlug));
  expect(links((await storefront.get('/shop')).body)).toContain(details(arabicSlug));
  expect(upstream.calls.map(({ path }) => path)).not.toContain(`/Products/GetBySlug/${arabicSlug}`);
});

test('the upstream is asked in the language of the page and hears nothing of the visitor', async ({
  storefront,
  upstream,
}) => {
  await storefront.get('/ar/shop', {
    headers: {
      cookie: 'secret=1',
      authorization: 'Bearer secret',
      'x-forwarded-for': '10.1.2.3',
      'accept-language': 'en',
    },
  });
  const calls = upstream.calls.filter(({ path }) => path === '/Products/Filter');
  expect(new Set(calls.map(({ headers }) => headers['accept-language']))).toEqual(new Set(['ar']));
  expect(JSON.stringify(upstream.calls.map(({ headers }) => headers))).not.toMatch(/secret|10\.1\.2\.3/);
});

test('hostile texts reach the page as text', async ({ storefront }) => {
  const { body } = await storefront.get(details(hostile.slug));
  expect(elements(body, 'h1')).toHaveLength(1);
  expect(visibleText(body)).toContain(hostile.title);
  const found = allElements(body);
  const forbidden = /^(?:iframe|math|object|embed|base|mglyph)$/;
  expect(found.filter(({ name }) => forbidden.test(name))).toEqual([]);
  for (const { name, attributes } of found) {
    expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
    const addresses = [attributes.href, attributes.src, attributes.action, attributes.style].join(' ');
    expect(`${name} ${addresses}`).not.toMatch(/javascript:|data:text|evil\.example/i);
  }
  expect(links(body)).toContain('https://wool.example/care');
});

test('nothing hostile runs on any page', async ({ page, storefront }) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== storefront.origin) elsewhere.push(request.url());
  });
  // What is hostile is the same in both languages; the product's page has most of it.
  for (const path of [...hostilePages, inLanguage('ar', details(hostile.slug))]) {
    await page.goto(storefront.origin + path, { waitUntil: 'networkidle' });
    for (const part of await page.getByRole('tab').all()) await part.click();
    expect(await page.evaluate(() => '__pwned' in window), path).toBe(false);
    expect([path, ...dialogs, ...elsewhere]).toEqual([path]);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('main')).toBeVisible();
  }
});

test('an upload can run nothing and says nothing of where it comes from', async ({
  storefront,
  upstream,
}) => {
  const picture = await storefront.get('/uploads/one.webp');
  expect(picture.status).toBe(200);
  expect(picture.headers['x-content-type-options']).toBe('nosniff');
  for (const [behaviour, path] of [
    ['an HTML page', '/uploads/page.webp'],
    ['status 500', '/uploads/broken.webp'],
    ['a hang', '/uploads/slow.webp'],
    ['a redirect elsewhere', '/uploads/moved.webp'],
  ] as const) {
    upstream.when('/uploads/', behaviour);
    const { status, headers } = await storefront.get(path);
    expect([behaviour, status >= 400]).toEqual([behaviour, true]);
    expect(headers['content-type'] ?? '').not.toContain('html');
  }
});

test('addresses that no page can have are answered, not failed', async ({ storefront }) => {
  const odd = [
    '/shop/shop-details/%E0%A4%A',
    '/shop/shop-details/%00',
    '/shop/shop-details/..%2f..%2fetc',
    `/shop/shop-details/${'a'.repeat(3000)}`,
    '/shop/shop-category/%2e%2e',
    '//evil.example/',
    '/%5cevil.example',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/%2e%2e/%2e%2e/package.json',
    '/shop?page=%FF&%=',
    '/ar/ar',
    '/en/en',
    '/rida/en',
  ];
  const wrong: string[] = [];
  for (const path of odd) {
    const { status, headers } = await storefront.get(path);
    const { hostname } = new URL(headers.location ?? '/', storefront.origin);
    if (status >= 500 || hostname !== 'localhost') wrong.push(`${path}: ${status} ${headers.location ?? ''}`);
  }
  expect(wrong).toEqual([]);
  expect(storefront.isRunning()).toBe(true);
});

for (const language of languages) {
  test(`a product and a category whose slug holds a per cent sign have their pages in ${language}`, async ({
    storefront,
  }) => {
    const slug = 'made-50%-silk';
    const pages = [details(slug), `${details(slug)}?color=red`, category(slug), `${category(slug)}?page=2`];
    for (const page of pages) {
      const { status, body } = await storefront.get(inLanguage(language, page));
      expect([page, status]).toEqual([page, 200]);
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      expect(canonical?.href, page).toContain(inLanguage(language, page.split('?')[0] ?? ''));
    }
  });
}
