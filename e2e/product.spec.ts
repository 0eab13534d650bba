import {
  colorName,
  findProduct,
  formatPrice,
  type Language,
  languages,
  localizedPath,
  productPath,
  products,
  salePriceOf,
} from './support/catalogue.ts';
import { elements, meta, visibleText } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { origin, port } from './support/shop-origin.ts';
import { expectStatedImageWidths } from './support/slot-widths.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { desktop } from './support/viewports.ts';

const partlyOnSale = findProduct(
  'is on sale in some colours',
  ({ sale, sizes }) => sale?.window === 'on' && sale.colors !== undefined && sizes.length > 1,
);
const saleColor = partlyOnSale.sale?.colors?.[0] ?? '';

test.describe('product page', { tag: '@main' }, () => {
  test('renders the variant of the URL on the server in both languages', async () => {
    const size = partlyOnSale.sizes.at(-1) ?? '';
    const query = `?color=${encodeURIComponent(colorName(saleColor).toUpperCase())}&size=${size.toLowerCase()}&utm_source=x`;
    for (const language of languages) {
      const path = localizedPath(language, productPath(partlyOnSale));
      const { status, body } = await httpRequest(port, path + query);
      expect(status).toBe(200);
      const checked = elements(body, 'input')
        .filter((input) => 'checked' in input)
        .map(({ value }) => value);
      expect(checked).toEqual([colorName(saleColor, language), size]);
      if (language === 'en') expect(visibleText(body)).toContain(formatPrice(salePriceOf(partlyOnSale)));
      const [html] = elements(body, 'html');
      expect([html?.lang, html?.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      expect(canonical?.href).toBe(origin + path);
      const imageColor = language === 'ar' ? colorName(saleColor, 'ar') : saleColor;
      expect(decodeURIComponent(meta(body, 'og:image') ?? '')).toContain(`/${imageColor}/`);
    }
  });

  test('has breadcrumb and share links', async () => {
    const { body } = await httpRequest(port, `${productPath(partlyOnSale)}?utm_source=x`);
    const links = elements(body, 'a');
    const shareUrls = links
      .filter((link) => link['aria-label']?.startsWith('Share on '))
      .map(({ href = '' }) => decodeURIComponent(href));
    expect(shareUrls.length).toBeGreaterThan(2);
    for (const url of shareUrls) {
      expect(url).toContain(origin + productPath(partlyOnSale));
      expect(url).not.toContain('utm_source');
    }
    const [breadcrumb = ''] = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(body) ?? [];
    const [home, category] = elements(breadcrumb, 'a').map(({ href }) => href);
    expect(home).toBe('/');
    expect(category).toMatch(/^\/shop\?category=[a-z-]+$/);
    expect(visibleText(breadcrumb)).toContain(partlyOnSale.title.en);
  });

  test('shows its selection in forced colours and in the other language', async ({ page }) => {
    const size = partlyOnSale.sizes.at(-1) ?? '';
    const query = `?color=${encodeURIComponent(colorName(saleColor))}&size=${size}`;
    await page.goto(productPath(partlyOnSale) + query);
    await waitForHydration(page);
    const selected = page.getByRole('main').getByRole('radio', { checked: true });
    const expectSelection = async (language: Language) => {
      await expect(selected).toHaveCount(2);
      await expect(selected.first()).toHaveValue(colorName(saleColor, language));
      await expect(selected.last()).toHaveValue(size);
    };
    await expectSelection('en');
    await test.step('forced colours distinguish the selected size and thumbnail', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const backgroundOf = (state: string) =>
        page
          .getByRole('radiogroup', { name: 'Size' })
          .locator(`label:has(${state})`)
          .first()
          .evaluate((label) => getComputedStyle(label).backgroundColor);
      expect.soft(await backgroundOf(':checked')).not.toBe(await backgroundOf(':not(:checked)'));
      const shadowOf = (pressed: boolean) =>
        page
          .getByRole('button', { name: /^Show picture/, pressed })
          .first()
          .evaluate((button) => getComputedStyle(button).boxShadow);
      expect.soft(await shadowOf(true)).not.toBe(await shadowOf(false));
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('related products are a carousel', async () => {
      await expect(page.getByText('Next day Products')).toBeVisible();
      const carousel = page.getByRole('region', { name: 'Related Products' }).last();
      const titles = await carousel
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
      expect(titles).not.toContain(partlyOnSale.title.en);
      expect(products.map(({ title }) => title.en)).toEqual(expect.arrayContaining(titles));
      for (const [width, count] of [
        [1920, 4],
        [1440, 4],
        [1200, 4],
        [1199, 3],
        [992, 3],
        [991, 2],
        [576, 2],
        [575, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const visibleCount = async () => {
          const row = await carousel.getByRole('list').first().boundingBox();
          const slide = await carousel.getByRole('listitem').first().boundingBox();
          return Math.round((row?.width ?? 0) / (slide?.width ?? 1));
        };
        await expect.poll(visibleCount, `at ${width} px`).toBe(count);
        await expectStatedImageWidths(page);
      }
    });
    await test.step('the language changes, but not colour and size', async () => {
      await page.setViewportSize(desktop);
      await page.getByRole('link', { name: 'العربية' }).click();
      await expect(page).toHaveURL(`/ar${productPath(partlyOnSale)}${query}`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
      await expectSelection('ar');
    });
  });
});

test('galleries in one and two columns state the widths of their images', async ({ page }) => {
  for (const layout of ['list', 'gallery']) {
    await page.goto(`/shop/shop-details-${layout}`);
    for (const width of [1920, 1499, 992, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectStatedImageWidths(page);
    }
  }
});
