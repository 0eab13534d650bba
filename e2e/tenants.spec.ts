import { readFileSync } from 'node:fs';
import { expect, test } from './support/base-test.ts';
import { findProduct, formatPrice, languages, localizedPath, productPath } from './support/catalogue.ts';
import { elements, meta, title, visibleText } from './support/html.ts';
import { httpRequest, isFreshHit, waitUntilCached } from './support/http.ts';
import { port, tenantOrigin } from './support/shop-origin.ts';
import { waitForHydration } from './support/test.ts';

interface Tenant {
  hosts: [string, ...string[]];
  name: Record<'en' | 'ar', string>;
  currency: string;
  tenantPrimaryColor: string;
  tenantSecondaryColor: string;
  contact: { email: string };
  social: { url: string };
}

const [firstShop, secondShop] = JSON.parse(readFileSync('tenants.json', 'utf8')) as [Tenant, Tenant];
const product = findProduct('has no sale', ({ sale }) => sale === undefined);

test.describe('shops', () => {
  test('have their own texts on the server and in the browser', async ({ page }) => {
    for (const [{ hosts }, sortLabel, notFoundText] of [
      [firstShop, 'Low to Hight', 'embarassing'],
      [secondShop, 'Low to High', 'no longer exists'],
    ] as const) {
      const textAt = async (path: string) =>
        visibleText((await httpRequest(port, path, { host: hosts[0] })).body);
      expect(`${await textAt('/shop')} `).toContain(`${sortLabel} `);
      expect(await textAt('/nothing')).toContain(notFoundText);
    }
    const { hosts, currency, tenantPrimaryColor, tenantSecondaryColor } = secondShop;
    await page.goto(`http://${hosts[0]}:${port}/shop`);
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: 'Low to High', exact: true })).toBeAttached();
    await test.step('the browser stores the configuration of the shop', async () => {
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('tenant_configuration') ?? 'null')))
        .toEqual({ currency, tenantPrimaryColor, tenantSecondaryColor });
    });
  });

  const [host] = secondShop.hosts;

  for (const language of languages) {
    test(`show their own name, contact, colours and currency in ${language}`, async () => {
      const { body } = await httpRequest(port, localizedPath(language, productPath(product)), { host });
      expect(title(body)).toContain(secondShop.name[language]);
      expect(meta(body, 'og:site_name')).toBe(secondShop.name[language]);
      const text = visibleText(body);
      expect(text).toContain(secondShop.contact.email);
      if (language === 'en') expect(text).toContain(formatPrice(product.price, secondShop.currency));
      else {
        expect(text).toContain('ر.س.');
        expect(text).not.toContain(secondShop.currency);
      }
      const style = elements(body, 'html')[0]?.style ?? '';
      expect(style).toContain(`--primary:${secondShop.tenantPrimaryColor}`);
      expect(style).toContain(`--secondary:${secondShop.tenantSecondaryColor}`);
      expect(meta(body, 'theme-color')).toBe(secondShop.tenantPrimaryColor);
    });
  }

  // responses.spec.ts tests the origin of the first shop.
  test('use their own origin in canonical and share URLs', async () => {
    const shopOrigin = tenantOrigin(secondShop);
    for (const page of ['/', '/shop', '/shop/shop-category/abayas', productPath(product), '/pages/about']) {
      const { body } = await httpRequest(port, page, { host });
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      expect(new URL(canonical?.href ?? '').origin, page).toBe(shopOrigin);
      expect(new URL(meta(body, 'og:url') ?? '').origin, page).toBe(shopOrigin);
    }
  });

  test('have their own not-found page', async () => {
    const { status, body } = await httpRequest(port, '/shop/shop-details/no-such-product', { host });
    expect(status).toBe(404);
    expect(title(body)).toContain(secondShop.name.en);
  });

  for (const language of languages) {
    test(`a shop does not mention another shop in ${language}`, async () => {
      const firstShopTerms = { en: /Cairo|Giza|Rida\b/i, ar: /القاهرة|الجيزة|رداء|الرداء/ }[language];
      for (const page of ['/pages/policy', '/pages/about', '/pages/contact', '/shop/order']) {
        const texts = await Promise.all(
          [firstShop, secondShop].map(async ({ hosts }) =>
            visibleText((await httpRequest(port, localizedPath(language, page), { host: hosts[0] })).body),
          ),
        );
        expect(texts[0], page).toMatch(firstShopTerms);
        expect(texts[1], page).not.toMatch(firstShopTerms);
      }
    });
  }

  test('social images link to the account of the shop', async () => {
    for (const { hosts, social } of [firstShop, secondShop]) {
      const { body } = await httpRequest(port, '/', { host: hosts[0] });
      const links = elements(body, 'a').filter(({ href }) => href?.includes('instagram.com'));
      expect(links.length).toBeGreaterThan(5);
      const [account] = [social].flat();
      expect(new Set(links.map(({ href }) => href))).toEqual(new Set([account?.url]));
    }
  });

  test('cached pages are separate per shop', async () => {
    const hosts = [firstShop.hosts[0], secondShop.hosts[0], firstShop.hosts[0], secondShop.hosts[0]];
    for (const host of [...hosts, ...hosts]) {
      const { body } = await httpRequest(port, productPath(product), { host });
      const { currency } = host === firstShop.hosts[0] ? firstShop : secondShop;
      expect(visibleText(body)).toContain(formatPrice(product.price, currency));
    }
    await waitUntilCached(port, productPath(product), { host: secondShop.hosts[0] });
    const { headers } = await httpRequest(port, productPath(product), { host: secondShop.hosts[0] });
    expect(isFreshHit({ headers })).toBe(true);
  });

  test('an unknown host shows the first shop', async () => {
    await waitUntilCached(port, '/', { host: firstShop.hosts[0] });
    const firstShopPage = await httpRequest(port, '/', { host: firstShop.hosts[0] });
    for (const host of ['shop.example', 'LOCALHOST', '127.0.0.1', 'layl.localhost.evil.example']) {
      const { status, body } = await httpRequest(port, '/', { host });
      expect([host, status, body === firstShopPage.body]).toEqual([host, 200, true]);
    }
  });
});
