import { readFileSync } from 'node:fs';
import { inLanguage, languages, pathOf, price, productThat } from './support/catalogue.ts';
import { elements, meta, title, visibleText } from './support/html.ts';
import { ask, isFresh, settle } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { pages } from './support/routes.ts';
import { originOf, port } from './support/shop.ts';

interface Tenant {
  hosts: [string, ...string[]];
  name: Record<'en' | 'ar', string>;
  currency: string;
  tenantPrimaryColor: string;
  tenantSecondaryColor: string;
  contact: { email: string };
  social: { url: string };
}

const [first, second] = JSON.parse(readFileSync('tenants.json', 'utf8')) as [Tenant, Tenant];
const product = productThat('has no sale', ({ sale }) => sale === undefined);

for (const tenant of [first, second]) {
  const [host] = tenant.hosts;

  for (const language of languages) {
    test(`${host} shows its own name, contact, currency and colours in ${language}`, async () => {
      const { body } = await ask(port, inLanguage(language, pathOf(product)), { host });
      expect(title(body)).toContain(tenant.name[language]);
      expect(meta(body, 'og:site_name')).toBe(tenant.name[language]);
      const text = visibleText(body);
      expect(text).toContain(tenant.contact.email);
      expect(text).toContain(
        language === 'en' ? tenant.currency : { EGP: 'ج.م.', SAR: 'ر.س.' }[tenant.currency],
      );
      if (language === 'ar') expect(text).not.toContain(tenant.currency);
      const style = elements(body, 'html')[0]?.style ?? '';
      expect(style).toContain(`--primary:${tenant.tenantPrimaryColor}`);
      expect(style).toContain(`--secondary:${tenant.tenantSecondaryColor}`);
      expect(meta(body, 'theme-color')).toBe(tenant.tenantPrimaryColor);
    });
  }

  test(`${host} writes prices in its currency`, async () => {
    const { body } = await ask(port, pathOf(product), { host });
    expect(visibleText(body)).toContain(price(product.price, tenant.currency));
  });

  test(`${host} has its own address in canonical links and share cards`, async () => {
    for (const page of pages) {
      const { body } = await ask(port, page, { host });
      const own = originOf(tenant);
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      expect(new URL(canonical?.href ?? '').origin, page).toBe(own);
      expect(new URL(meta(body, 'og:url') ?? '').origin, page).toBe(own);
    }
  });

  test(`${host} answers what is missing as itself`, async () => {
    const { status, body } = await ask(port, '/shop/shop-details/no-such-product', { host });
    expect(status).toBe(404);
    expect(title(body)).toContain(tenant.name.en);
  });
}

for (const language of languages) {
  test(`a shop says nothing of the place and the name of another in ${language}`, async () => {
    const own = { en: /Cairo|Giza|Rida\b/i, ar: /القاهرة|الجيزة|رداء|الرداء/ }[language];
    for (const page of ['/pages/policy', '/pages/about', '/pages/contact', '/shop/order']) {
      const texts = await Promise.all(
        [first, second].map(async ({ hosts }) =>
          visibleText((await ask(port, inLanguage(language, page), { host: hosts[0] })).body),
        ),
      );
      expect(texts[0], page).toMatch(own);
      expect(texts[1], page).not.toMatch(own);
    }
  });
}

test('the pictures of the social account lead to that of the shop', async () => {
  for (const { hosts, social } of [first, second]) {
    const { body } = await ask(port, '/', { host: hosts[0] });
    const links = elements(body, 'a').filter(({ href }) => href?.includes('instagram.com'));
    expect(links.length).toBeGreaterThan(5);
    expect(new Set(links.map(({ href }) => href))).toEqual(new Set([social.url]));
  }
});

test('shops do not share cached pages', async () => {
  const hosts = [first.hosts[0], second.hosts[0], first.hosts[0], second.hosts[0]];
  for (const host of [...hosts, ...hosts]) {
    const { body } = await ask(port, pathOf(product), { host });
    const { currency } = host === first.hosts[0] ? first : second;
    expect(visibleText(body)).toContain(price(product.price, currency));
  }
  await settle(port, pathOf(product), { host: second.hosts[0] });
  const { headers } = await ask(port, pathOf(product), { host: second.hosts[0] });
  expect(isFresh({ headers })).toBe(true);
});

test('a host that nobody claims sees the first shop', async () => {
  await settle(port, '/', { host: first.hosts[0] });
  const known = await ask(port, '/', { host: first.hosts[0] });
  for (const host of ['shop.example', 'LOCALHOST', '127.0.0.1', 'layl.localhost.evil.example']) {
    const { status, body } = await ask(port, '/', { host });
    expect([host, status, body === known.body]).toEqual([host, 200, true]);
  }
});

test('colours and name are there before any script ran', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://${second.hosts[0]}:${port}/`);
  await expect(page).toHaveTitle(second.name.en);
  const primary = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary'));
  expect(primary).toBe(second.tenantPrimaryColor);
  await context.close();
});

test('the configuration of the shop is kept in the browser', async ({ page }) => {
  for (const { hosts, currency, tenantPrimaryColor, tenantSecondaryColor } of [first, second]) {
    await page.goto(`http://${hosts[0]}:${port}/pages/about`);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('tenant_configuration') ?? 'null')))
      .toEqual({ currency, tenantPrimaryColor, tenantSecondaryColor });
  }
});
