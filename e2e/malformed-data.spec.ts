import type { Page } from '@playwright/test';
import { localizedPath } from './support/catalogue.ts';
import { allElements, elements, links, visibleText } from './support/html.ts';
import {
  arabicSlug,
  hostileProduct,
  malformedCategorySlug,
  readableTitles,
} from './support/malformed-catalogue.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { waitForHydration } from './support/test.ts';
import { expect, test } from './support/test-with-fake-upstream.ts';

const productPathOf = (slug: string) => `/shop/shop-details/${encodeURIComponent(slug)}`;
const categoryPathOf = (slug: string) => `/shop/shop-category/${encodeURIComponent(slug)}`;

const hostilePages = [
  '/',
  '/shop',
  '/shop/shop-category',
  categoryPathOf('hostile-category'),
  '/shop/shop-feature/hostile-tag',
  productPathOf(hostileProduct.slug),
];
const malformedPages = [
  ...hostilePages,
  categoryPathOf(malformedCategorySlug),
  categoryPathOf('فساتين-سهرة'),
  `/shop/shop-feature/${encodeURIComponent('محبوبة')}`,
  productPathOf(arabicSlug),
  `${productPathOf(arabicSlug)}?color=deep%20green&size=m`,
  productPathOf('bare'),
  productPathOf('unreadable'),
];

async function expectBrands(page: Page): Promise<void> {
  const brands = page.getByRole('group', { name: 'Brand' });
  await expect(brands.getByRole('checkbox', { name: 'Layl', exact: true })).toBeVisible();
  await expect(brands.getByRole('img', { name: 'Layl' })).toHaveAttribute('src', /layl\.webp/);
  await expect(brands.getByRole('checkbox', { name: 'Sahar', exact: true })).toBeVisible();
  await expect(brands.getByRole('img')).toHaveCount(1);
  await expect(brands.getByText('Sahar')).toBeVisible();
}

test.describe('malformed data', () => {
  for (const path of malformedPages) {
    test(`${decodeURI(path)} renders malformed data`, async ({ storefront }) => {
      // Data is read by the same code in both languages; the texts for missing data differ.
      const paths = path === productPathOf('bare') ? [path, localizedPath('ar', path)] : [path];
      for (const localized of paths) {
        const { status, body } = await storefront.get(localized);
        expect(status).toBe(200);
        expect(elements(body, 'h1')).toHaveLength(1);
        expect(visibleText(body)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b/);
        if (path === productPathOf('bare'))
          expect(visibleText(body)).toContain(localized === path ? 'N/A' : 'غير متاح');
      }
    });
  }

  test('shows pictures of reviewers, and thumbnails only for several images', async ({ storefront }) => {
    const countThumbnails = (html: string) =>
      elements(html, 'button').filter((button) => button['aria-label']?.startsWith('Show picture')).length;
    const { body } = await storefront.get(productPathOf('without-blue-s'));
    const pictures = elements(body, 'img').filter(({ src }) =>
      decodeURIComponent(src ?? '').includes('reviewers/'),
    );
    expect(pictures).toMatchObject([{ alt: '', loading: 'lazy', width: '96', height: '96' }]);
    expect(countThumbnails(body)).toBe(0);
    expect(countThumbnails((await storefront.get(productPathOf(arabicSlug))).body)).toBeGreaterThan(1);
  });

  test('omits malformed products from lists', async ({ storefront }) => {
    for (const path of ['/shop', categoryPathOf(malformedCategorySlug), '/shop/shop-feature/hostile-tag']) {
      const { body } = await storefront.get(path);
      const cards = elements(body, 'article').map((card) => card['aria-label']);
      expect(cards, path).toEqual(readableTitles);
    }
  });

  test('reads loosely formatted attributes, prices, ids and file paths', async ({ storefront }) => {
    const { body } = await storefront.get(productPathOf(arabicSlug));
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
    const images = elements(body, 'img').map(({ src = '' }) => decodeURIComponent(src));
    for (const file of ['one.webp', 'two.webp', 'three.webp']) {
      expect(
        images.some((src) => src.includes(`/uploads/${file}`)),
        file,
      ).toBe(true);
    }
  });

  test('links only to existing categories and feature tags', async ({ storefront }) => {
    const hrefs = links((await storefront.get('/')).body);
    expect(hrefs).toContain(`/shop/shop-feature/${encodeURIComponent('محبوبة')}`);
    const missingSlugs = ['best-sellers', 'shop-the-look', 'mobile-tablets', 'headphones'];
    expect(hrefs.filter((href) => missingSlugs.some((slug) => href.includes(slug)))).toEqual([]);
  });

  test('uses Arabic slugs in links and canonical URLs', async ({ storefront, upstream }) => {
    const { body } = await storefront.get(productPathOf(arabicSlug));
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    expect(new URL(canonical?.href ?? '').pathname).toBe(productPathOf(arabicSlug));
    expect(links((await storefront.get('/shop')).body)).toContain(productPathOf(arabicSlug));
    expect(upstream.calls.map(({ path }) => path)).not.toContain(`/Products/GetBySlug/${arabicSlug}`);
  });

  test('sends the upstream the page language and no visitor data', async ({ storefront, upstream }) => {
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

  test('escapes hostile text', async ({ storefront }) => {
    const { body } = await storefront.get(productPathOf(hostileProduct.slug));
    expect(elements(body, 'h1')).toHaveLength(1);
    expect(visibleText(body)).toContain(hostileProduct.title);
    const pageElements = allElements(body);
    const forbiddenNames = /^(?:iframe|math|object|embed|base|mglyph)$/;
    expect(pageElements.filter(({ name }) => forbiddenNames.test(name))).toEqual([]);
    for (const { name, attributes } of pageElements) {
      expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([]);
      const values = [attributes.href, attributes.src, attributes.action, attributes.style].join(' ');
      expect(`${name} ${values}`).not.toMatch(/javascript:|data:text|evil\.example/i);
    }
    expect(links(body)).toContain('https://wool.example/care');
  });

  test('runs no hostile code on any page', async ({ page, storefront }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const waitForRequests = trackPendingRequests(page);
    const foreignRequests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== storefront.origin) foreignRequests.push(request.url());
    });
    // Hostile data is the same in both languages, so only the product page, which has most of it, is opened in Arabic too.
    for (const path of [...hostilePages, localizedPath('ar', productPathOf(hostileProduct.slug))]) {
      await page.goto(storefront.origin + path);
      await waitForHydration(page);
      await waitForRequests();
      for (const tab of await page.getByRole('tab').all()) await tab.click();
      expect(await page.evaluate(() => '__pwned' in window), path).toBe(false);
      expect([path, ...dialogs, ...foreignRequests]).toEqual([path]);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('main')).toBeVisible();
      if (path === '/shop')
        await test.step('a brand is shown by logo, otherwise by name', () => expectBrands(page));
    }
  });

  test('serves uploads with nosniff and never as HTML', async ({ storefront, upstream }) => {
    const upload = await storefront.get('/uploads/one.webp');
    expect(upload.status).toBe(200);
    expect(upload.headers['x-content-type-options']).toBe('nosniff');
    for (const [behaviour, path] of [
      ['an HTML page', '/uploads/page.webp'],
      ['status 500', '/uploads/broken.webp'],
      ['a hang', '/uploads/slow.webp'],
      ['a redirect elsewhere', '/uploads/moved.webp'],
    ] as const) {
      upstream.setBehaviour('/uploads/', behaviour);
      const { status, headers } = await storefront.get(path);
      expect([behaviour, status >= 400]).toEqual([behaviour, true]);
      expect(headers['content-type'] ?? '').not.toContain('html');
    }
  });

  test('responds to malformed URLs without an error', async ({ storefront }) => {
    const malformedPaths = [
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
    const violations: string[] = [];
    for (const path of malformedPaths) {
      const { status, headers } = await storefront.get(path);
      const { hostname } = new URL(headers.location ?? '/', storefront.origin);
      if (status >= 500 || hostname !== 'localhost')
        violations.push(`${path}: ${status} ${headers.location ?? ''}`);
    }
    expect(violations).toEqual([]);
    expect(storefront.isRunning()).toBe(true);
  });

  test('serves slugs with a percent sign', async ({ storefront }) => {
    const slug = 'generated-50%-silk';
    const paths = [`${productPathOf(slug)}?color=red`, `/ar${categoryPathOf(slug)}?page=2`];
    for (const path of paths) {
      const { status, body } = await storefront.get(path);
      expect([path, status]).toEqual([path, 200]);
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      expect(canonical?.href, path).toContain(path.split('?')[0] ?? '');
    }
  });
});
