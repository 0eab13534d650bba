import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { networks } from '../lib/preview/networks.ts';
import { decodeQrCode } from '../lib/preview/testing.ts';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { colorName, findProduct, languages, localizedPath, productPath } from './support/catalogue.ts';
import { elements, meta, title, visibleText } from './support/html.ts';
import { httpRequest, waitUntilCached } from './support/http.ts';
import { origin, port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';

const messages = { en: en.preview, ar: ar.preview };
const product = findProduct(
  'comes in colours and has no sale',
  ({ colors, sale }) => colors.length > 1 && sale === undefined,
);
const previewPath = (url: string, language: 'en' | 'ar' = 'en') =>
  localizedPath(language, `/preview?${new URLSearchParams({ address: url })}`);
const getPreview = async (url: string) => (await httpRequest(port, previewPath(url))).body;
const alertText = (html: string) => {
  const fragment = /role="alert"[^>]*>[^<]*</.exec(html)?.[0];
  return fragment && visibleText(`<p ${fragment}/p>`);
};
const shareImages = (html: string) =>
  elements(html, 'img')
    .map(({ src = '' }) => src)
    .filter((src) => src.includes('/cards/'));

async function readQrCode(page: Page): Promise<string | undefined> {
  const code = page.locator('svg[role="img"]');
  const box = (await code.getAttribute('viewBox')) ?? '';
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  return decodeQrCode({ size: Number(box.split(' ').at(-1)), path });
}

// Tests run one after another, because the shop limits concurrent previews.
test.describe.configure({ mode: 'default' });

test.describe('preview', () => {
  test('is neither cached, indexed nor disallowed', async () => {
    const { status, headers, body } = await httpRequest(port, '/preview');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(meta(body, 'robots')).toContain('noindex');
    for (const document of ['/sitemaps/pages-1.xml', '/llms.txt'])
      expect((await httpRequest(port, document)).body).not.toContain('/preview');
    expect((await httpRequest(port, '/robots.txt')).body).not.toContain('preview');
  });

  test('shows product metadata of both languages', async () => {
    const { body } = await httpRequest(port, previewPath(origin + productPath(product), 'ar'));
    const shown = visibleText(body);
    for (const pageLanguage of languages) {
      const page = (await httpRequest(port, localizedPath(pageLanguage, productPath(product)))).body;
      const metadata = [title(page), meta(page, 'description'), meta(page, 'og:title')];
      for (const text of metadata) expect(shown).toContain((text ?? '').slice(0, 30));
      expect(shareImages(body)).toEqual(
        expect.arrayContaining([new URL(meta(page, 'og:image') ?? '').pathname]),
      );
      for (const { rel, href = '' } of elements(page, 'link'))
        if (rel === 'canonical' || (rel === 'alternate' && href)) expect(shown).toContain(href);
    }
    // A missing message would show its key.
    expect(shown).not.toMatch(/preview\.\w/);
    for (const label of [...Object.keys(networks), 'ProductGroup', 'BreadcrumbList'])
      expect(shown.split(label).length - 1, label).toBeGreaterThanOrEqual(2);
    expect(shown).not.toContain(messages.ar.error);
    expect(shown).toContain(messages.ar.noFindings);
  });

  // `components/preview/preview-report.test.tsx` has axe in both languages; pages.spec.ts checks the empty form.
  test('has no axe violations and fits a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(previewPath(productPath(product), 'ar'));
    await waitForHydration(page);
    for (const details of await page.locator('main details').all())
      await details.evaluate((element) => element.setAttribute('open', ''));
    expect(await axeViolations(page, 'main')).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('shows the share image of the colour in the URL', async () => {
    const [, color = ''] = product.colors;
    const colorPath = `${productPath(product)}?${new URLSearchParams({ color: colorName(color) })}`;
    const colorImage = new URL(meta((await httpRequest(port, colorPath)).body, 'og:image') ?? '').pathname;
    const defaultImage = new URL(meta((await httpRequest(port, productPath(product))).body, 'og:image') ?? '')
      .pathname;
    expect(colorImage).not.toBe(defaultImage);
    const previewImages = shareImages(await getPreview(colorPath));
    expect(previewImages).toContain(colorImage);
    expect(previewImages).not.toContain(defaultImage);
  });

  test('shows redirects and the campaign that they preserve', async () => {
    const query = '?utm_source=letter&utm_campaign=summer+2026';
    const shown = visibleText(await getPreview(`/en/shop-details/${product.slug}${query}`));
    expect(shown).toContain(`308 ${origin}/en/shop-details/${product.slug}${query}`);
    expect(shown).toContain(`${origin}${productPath(product)}${query}`);
    expect(shown).toMatch(
      /utm_source letter utm_medium organic utm_campaign summer 2026 utm_content organic/,
    );
    expect(shown).not.toContain(messages.en.campaignFindings.lostInRedirect);
  });

  test('warns of campaign parameters that are not recorded', async () => {
    const link = `${productPath(product)}?utm_source=letter&utm_source=x&UTM_Medium=email#utm_term=abaya`;
    const shown = visibleText(await getPreview(link));
    const { repeated, uppercase, inFragment, noMedium } = messages.en.campaignFindings;
    for (const text of [
      repeated.replace('{name}', 'utm_source').replace('{value}', 'letter'),
      uppercase.replace('{name}', 'UTM_Medium').replace('{right}', 'utm_medium'),
      inFragment.replace('{name}', 'utm_term'),
      noMedium,
    ])
      expect(shown).toContain(text);
  });

  test('shows the cache state of a page', async () => {
    await waitUntilCached(port, productPath(product));
    expect(visibleText(await getPreview(productPath(product)))).toContain(messages.en.cacheStates.HIT);
  });

  test('shows status and cache state of a missing page', async () => {
    const shown = visibleText(await getPreview('/shop/shop-details/no-such-product'));
    expect(shown).toContain('404');
    expect(shown).toContain(messages.en.searchFindings.badStatus.replace('{status}', '404'));
    expect(shown).toContain(messages.en.cacheUnknown);
  });

  test('rejects a URL that is not a page', async () => {
    expect(visibleText(await getPreview('/robots.txt'))).toContain(
      messages.en.noPage.replace('{type}', 'text/plain; charset=utf-8'),
    );
  });

  test('shows another shop under its own host', async () => {
    const [, secondShop] = JSON.parse(readFileSync('tenants.json', 'utf8'));
    const body = await getPreview(`http://${secondShop.hosts[0]}:${port}${productPath(product)}`);
    expect(visibleText(body)).toContain(`| ${secondShop.name.en}`);
    expect(visibleText(body)).toContain(`${secondShop.currency} ${product.price}.00`);
  });

  test('rejects disallowed URLs with a localized reason', async () => {
    const disallowed: [string, keyof typeof messages.en.failures][] = [
      ['https://evil.example/', 'otherHost'],
      ['http://localhost:22/', 'otherHost'],
      ['http://169.254.169.254/', 'otherHost'],
      ['file:///etc/passwd', 'otherScheme'],
      [`http://user:secret@localhost:${port}/`, 'credentials'],
      ['/api/upstream/api/menu', 'internalUrl'],
      ['/ar/preview?address=/preview', 'previewItself'],
      ['javascript:alert(1)', 'unreadable'],
      [`/shop?searchText=${'x'.repeat(3000)}`, 'tooLong'],
    ];
    for (const [url, failure] of disallowed) {
      const { status, body } = await httpRequest(port, previewPath(url, 'ar'));
      expect([url, status, alertText(body)]).toEqual([url, 200, messages.ar.failures[failure]]);
    }
  });

  test('escapes the entered URL', async () => {
    const hostileUrl = '"><script>alert(1)</script>';
    const body = await getPreview(hostileUrl);
    expect(body).not.toContain('<script>alert(1)');
    expect(elements(body, 'input').find(({ id }) => id === 'address')?.value).toBe(hostileUrl);
  });

  test('never requests another server', async () => {
    let requestCount = 0;
    const otherServer = createServer((_request, response) => {
      requestCount += 1;
      response.end('<title>Caught</title>');
    });
    otherServer.listen(0);
    const { port: otherPort } = await new Promise<AddressInfo>((resolve) =>
      otherServer.once('listening', () => resolve(otherServer.address() as AddressInfo)),
    );
    // `lib/preview/shop-url.test.ts` has more forms.
    for (const host of ['localhost', '[::1]', 'layl.localhost', `localhost:${port}@localhost`]) {
      for (const prefix of ['http://', '//']) {
        const body = await getPreview(`${prefix}${host}:${otherPort}/shop`);
        expect(alertText(body), prefix + host).toBeTruthy();
      }
    }
    for (const path of [
      `/\\localhost:${otherPort}/`,
      `/@localhost:${otherPort}/`,
      `//localhost:${otherPort}%2f..`,
      `/home?x=http://localhost:${otherPort}/`,
      `/${encodeURIComponent('\r\n')}Host: localhost:${otherPort}`,
    ])
      expect(await getPreview(path)).not.toContain('Caught');
    expect(requestCount).toBe(0);
    await httpRequest(otherPort, '/');
    expect(requestCount).toBe(1);
    otherServer.close();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('previews a URL and builds a campaign link by forms', async ({ page }) => {
      await page.goto('/preview');
      await page.getByLabel(messages.en.address).fill(productPath(product));
      await page.getByRole('button', { name: messages.en.show }).click();
      await expect(page.getByRole('heading', { name: messages.en.languages.ar })).toBeVisible();
      await expect(page.getByText(`${product.title.en} | Rida`)).toBeVisible();

      await page.getByLabel(/utm_medium/).fill('poster');
      await page.getByRole('button', { name: messages.en.build }).click();
      const expected = `${origin}${productPath(product)}?utm_medium=poster`;
      await expect(page.locator('output')).toHaveText(expected);
      expect(await readQrCode(page)).toBe(expected);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: messages.en.downloadQr }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('qr-code.svg');
      const svg = readFileSync(await file.path(), 'utf8');
      const [, size] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
      expect(decodeQrCode({ size: Number(size), path: svg.split('<path').at(-1) ?? '' })).toBe(expected);
      await expect(page.getByRole('button', { name: messages.en.copy })).toBeHidden();
      await expect(page.getByRole('heading', { name: messages.en.languages.ar })).toBeVisible();
    });
  });
});
