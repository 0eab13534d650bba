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

test.describe('malformed data', () => {
  test('renders on pages of every kind', async ({ storefront }) => {
    test.slow();
    const cardsOf = (html: string) => elements(html, 'article').map((card) => card['aria-label']);
    const listPaths = ['/shop', categoryPathOf(malformedCategorySlug), '/shop/shop-feature/hostile-tag'];
    // Data is read by the same code in both languages; the texts for missing data differ.
    for (const path of [...malformedPages, localizedPath('ar', productPathOf('bare'))]) {
      const { status, body } = await storefront.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(elements(body, 'h1'), path).toHaveLength(1);
      const text = visibleText(body);
      expect(text, path).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b/);
      if (path.endsWith('/bare')) expect(text).toContain(path.startsWith('/ar') ? 'غير متاح' : 'N/A');
      if (listPaths.includes(path)) expect(cardsOf(body), path).toEqual(readableTitles);
      if (path === '/shop') expect(links(body)).toContain(productPathOf(arabicSlug));
      if (path === '/') {
        const hrefs = links(body);
        expect(hrefs).toContain(`/shop/shop-feature/${encodeURIComponent('محبوبة')}`);
        const missingSlugs = ['best-sellers', 'shop-the-look', 'mobile-tablets', 'headphones'];
        expect(hrefs.filter((href) => missingSlugs.some((slug) => href.includes(slug)))).toEqual([]);
      }
    }
  });

  test('is read although loosely formatted', async ({ storefront, upstream }) => {
    const { body } = await storefront.get(productPathOf(arabicSlug));
    const text = visibleText(body);
    expect(text).toContain('EGP 1,250.50');
    expect(text).toContain('EGP 1,000.00');
    expect(text).toContain('Sale 20% off');
    expect(text).toContain('12345');
    expect(text).toContain('crepe, silk');
    const radios = elements(body, 'input').filter(({ type }) => type === 'radio');
    expect(radios.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'size=m',
      'color=DEEP Green',
      'color=sand',
    ]);
    const images = elements(body, 'img').map(({ src = '' }) => decodeURIComponent(src));
    for (const file of ['one.webp', 'two.webp', 'three.webp']) {
      expect(
        images.some((src) => src.includes(`/uploads/${file}`)),
        file,
      ).toBe(true);
    }
    await test.step('an Arabic slug is encoded in URLs', async () => {
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      expect(new URL(canonical?.href ?? '').pathname).toBe(productPathOf(arabicSlug));
      expect(upstream.calls.map(({ path }) => path)).not.toContain(`/Products/GetBySlug/${arabicSlug}`);
    });
    await test.step('reviewers have pictures, and only several images have thumbnails', async () => {
      const countThumbnails = (html: string) =>
        elements(html, 'button').filter((button) => button['aria-label']?.startsWith('Show picture')).length;
      expect(countThumbnails(body)).toBeGreaterThan(1);
      const other = await storefront.get(productPathOf('without-blue-s'));
      expect(countThumbnails(other.body)).toBe(0);
      const pictures = elements(other.body, 'img').filter(({ src }) =>
        decodeURIComponent(src ?? '').includes('reviewers/'),
      );
      expect(pictures).toMatchObject([{ alt: '', loading: 'lazy', width: '96', height: '96' }]);
    });
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

  test('is escaped when hostile', async ({ storefront }) => {
    const forbiddenNames = /^(?:iframe|math|object|embed|base|mglyph)$/;
    for (const path of hostilePages) {
      const { body } = await storefront.get(path);
      const pageElements = allElements(body);
      const dangerous = pageElements.filter(({ name, attributes }) => {
        const { href, src, action, style } = attributes;
        return (
          forbiddenNames.test(name) ||
          Object.keys(attributes).some((key) => key.startsWith('on')) ||
          /javascript:|data:text|evil\.example/i.test([href, src, action, style].join(' '))
        );
      });
      expect(dangerous, path).toEqual([]);
      expect(pageElements.filter(({ name }) => name === 'h1')).toHaveLength(1);
      if (path !== productPathOf(hostileProduct.slug)) continue;
      expect(visibleText(body)).toContain(hostileProduct.title);
      expect(links(body)).toContain('https://wool.example/care');
    }
  });

  test('runs no hostile code', async ({ page, storefront }) => {
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
    // Categories and tags have the same components as these pages, and less data.
    for (const path of ['/', '/shop', localizedPath('ar', productPathOf(hostileProduct.slug))]) {
      await page.goto(storefront.origin + path);
      await waitForHydration(page);
      await waitForRequests();
      for (const tab of await page.getByRole('tab').all()) await tab.click();
      expect(await page.evaluate(() => '__pwned' in window), path).toBe(false);
      expect([path, ...dialogs, ...foreignRequests]).toEqual([path]);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('main')).toBeVisible();
    }
  });

  // `lib/platform/upstream/fetch-upload.slow.test.ts` has all types and failures.
  test('serves uploads with nosniff and never as HTML', async ({ storefront, upstream }) => {
    const upload = await storefront.get('/uploads/one.webp');
    expect(upload.status).toBe(200);
    expect(upload.headers['x-content-type-options']).toBe('nosniff');
    upstream.setBehaviour('/uploads/', 'an HTML page');
    const { status, headers } = await storefront.get('/uploads/page.webp');
    expect(status).toBe(404);
    expect(headers['content-type'] ?? '').not.toContain('html');
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
    const path = `/ar${categoryPathOf('generated-50%-silk')}`;
    const { status, body } = await storefront.get(`${path}?page=2`);
    expect(status).toBe(200);
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    expect(canonical?.href).toContain(path);
  });
});
