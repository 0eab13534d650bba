import type { Page } from '@playwright/test';
import {
  colorName,
  findProduct,
  formatPrice,
  productPath,
  products,
  salePriceOf,
} from './support/catalogue.ts';
import { elements, meta, visibleText } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { origin, port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const partlyOnSale = findProduct(
  'is on sale in some colours',
  ({ sale, sizes }) => sale?.window === 'on' && sale.colors !== undefined && sizes.length > 1,
);
const saleColor = partlyOnSale.sale?.colors?.[0] ?? '';

const colorRadio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name: colorName(name), exact: true });
const sizeRadio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name, exact: true });
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.describe('product page', () => {
  test('renders the variant of the URL on the server, ignoring case', async () => {
    const size = partlyOnSale.sizes.at(-1) ?? '';
    const query = `?color=${encodeURIComponent(colorName(saleColor).toUpperCase())}&size=${size.toLowerCase()}&utm_source=x`;
    const { status, body } = await httpRequest(port, productPath(partlyOnSale) + query);
    expect(status).toBe(200);
    const checked = elements(body, 'input')
      .filter((input) => 'checked' in input)
      .map(({ value }) => value);
    expect(checked).toEqual([colorName(saleColor), size]);
    expect(visibleText(body)).toContain(formatPrice(salePriceOf(partlyOnSale)));
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    expect(canonical?.href).toBe(origin + productPath(partlyOnSale));
    expect(decodeURIComponent(meta(body, 'og:image') ?? '')).toContain(`/${saleColor}/`);
  });

  test('keeps colour and size of the URL when the language changes', async ({ page }) => {
    const size = partlyOnSale.sizes.at(-1) ?? '';
    const query = `?color=${encodeURIComponent(colorName(saleColor))}&size=${size}`;
    await openPage(page, productPath(partlyOnSale) + query);
    await expect(colorRadio(page, saleColor)).toBeChecked();
    await expect(sizeRadio(page, size)).toBeChecked();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`/ar${productPath(partlyOnSale)}${query}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
    const selected = page.getByRole('main').getByRole('radio', { checked: true });
    await expect(selected).toHaveCount(2);
    await expect(selected.first()).toHaveValue(colorName(saleColor, 'ar'));
    await expect(selected.last()).toHaveValue(size);
    const { body } = await httpRequest(port, `/ar${productPath(partlyOnSale)}${query}`);
    expect(decodeURIComponent(meta(body, 'og:image') ?? '')).toContain(`/${colorName(saleColor, 'ar')}/`);
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

  test('shows its selection in forced colours and a carousel of related products', async ({ page }) => {
    await openPage(page, productPath(partlyOnSale));
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
    await expect(page.getByText('Next day Products')).toBeVisible();
    const carousel = page.getByRole('region', { name: 'Related Products' }).last();
    const titles = await carousel
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(titles).not.toContain(partlyOnSale.title.en);
    expect(products.map(({ title }) => title.en)).toEqual(expect.arrayContaining(titles));
    for (const [width, count] of [
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
    }
  });

  for (const [path, layout] of [
    ['/shop/shop-details-list', 'one below the other'],
    ['/shop/shop-details-gallery', 'side by side'],
  ] as const) {
    test(`shows all images ${layout} at ${path}`, async ({ page }) => {
      await page.goto(path);
      const boxes = await Promise.all(
        (
          await page
            .getByRole('main')
            .getByRole('img', { name: /, picture \d+$/ })
            .all()
        ).map((image) => image.boundingBox()),
      );
      expect(boxes.length).toBeGreaterThan(1);
      const [first, second] = boxes;
      const isSameRow = Math.abs((first?.y ?? 0) - (second?.y ?? 0)) < 1;
      expect(isSameRow).toBe(layout === 'side by side');
    });
  }
});
