import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { networks } from '../lib/site/preview/networks.ts';
import { decodeQrCode } from '../lib/site/preview/testing.ts';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { findProduct, languages, localizedPath, productPath } from './support/catalogue.ts';
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

  test('shows product metadata of both languages and the cache state', async () => {
    await waitUntilCached(port, productPath(product));
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
    expect(shown).toContain(messages.ar.cacheStates.HIT);
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

  // `lib/site/preview/shop-url.test.ts` has more forms.
  test('rejects a disallowed URL with a localized reason and escapes it', async () => {
    const hostileUrl = '"><script>alert(1)</script>';
    const { status, body } = await httpRequest(port, previewPath(hostileUrl, 'ar'));
    expect([status, alertText(body)]).toEqual([200, messages.ar.failures.unreadable]);
    expect(body).not.toContain('<script>alert(1)');
    expect(elements(body, 'input').find(({ id }) => id === 'address')?.value).toBe(hostileUrl);
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
