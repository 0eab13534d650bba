import type { Page } from '@playwright/test';
import { colorName, findProduct, localizedPath, productPath, stockOf } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { readStoredItems } from './support/visitor.ts';

const product = findProduct(
  'comes in several colours and sizes',
  (candidate) =>
    candidate.colors.length > 1 &&
    candidate.sizes.length > 1 &&
    stockOf(candidate, candidate.colors[1] ?? '', candidate.sizes[1]) > 1 &&
    candidate.sale === undefined,
);
const size = product.sizes[1] ?? '';

const addToCartLabels = { en: 'Add To Cart', ar: 'أضيفي إلى السلة' };

const results = (page: Page) => page.getByText(/^Showing /);
const checkedRadios = (page: Page) => page.getByRole('main').locator('input[type=radio]:checked');

const language = 'ar';
const colorAt = (index: number) => colorName(product.colors[index] ?? '', language);
const selectOption = (page: Page, value: string) =>
  page.getByRole('radio', { name: value, exact: true }).check({ force: true });
/** Asserts the selected colour and size and the matching image. */
const expectSelection = async (page: Page, colorIndex: number, size: string) => {
  await expect
    .poll(() =>
      checkedRadios(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    )
    .toEqual([colorAt(colorIndex), size]);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(`/${product.colors[colorIndex]}-`)),
  );
};

test.describe('browser history', () => {
  test('restores the selected variant on back and reload', async ({ page }) => {
    await page.goto(localizedPath(language, productPath(product)));
    await waitForHydration(page);
    await selectOption(page, colorAt(1));
    await selectOption(page, size);
    await page.waitForURL(({ searchParams }) => searchParams.get('size') === size);
    const url = page.url();
    const compare = page.locator(`header a[href="${localizedPath(language, '/shop/compare')}"]`);
    const compareAndGoBack = async () => {
      await compare.filter({ visible: true }).click();
      await page.waitForURL(/\/shop\/compare/);
      await page.goBack();
    };
    await compareAndGoBack();
    await expect(page).toHaveURL(url);
    await expectSelection(page, 1, size);
    await test.step('also after the link to the reviews', async () => {
      await page.locator('a[href="#reviews"]').click();
      await compareAndGoBack();
      await expect(page).toHaveURL(`${url}#reviews`);
      await expectSelection(page, 1, size);
    });
    await page.getByRole('button', { name: addToCartLabels[language], exact: true }).first().click();
    await expect.poll(async () => (await readStoredItems(page, 'cart_products')).length).toBe(1);
    const [line] = await readStoredItems(page, 'cart_products');
    await page.reload();
    await expectSelection(page, 1, size);
    const response = await page.request.get(`/api/upstream/Products/GetBySlug/${product.slug}`);
    const { variants } = (await response.json()).response as {
      variants: { id: number; attributes: unknown }[];
    };
    const orderedAttributes = JSON.stringify(variants.find(({ id }) => id === line?.variant.id)?.attributes);
    expect(orderedAttributes).toContain(colorName(product.colors[1] ?? ''));
  });

  test('restores filters, sorting and page of a listing', async ({ page }) => {
    await page.goto('/shop');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'High to Low' }).click();
    await expect(page).toHaveURL(/sortBy=high/);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // A box ticked in the first page is shown as ticked in the second one only when its own results arrive.
    await expect(results(page)).not.toHaveText(/^Showing 1–/);
    const secondPageResults = await results(page).textContent();
    await page.getByRole('checkbox', { name: 'In Stock', exact: true }).click();
    await expect(page).toHaveURL(/status=in-stock/);
    await page.goBack();
    await expect(results(page)).toHaveText(secondPageResults ?? '');
    await expect(page.getByRole('checkbox', { name: 'In Stock', exact: true })).not.toBeChecked();
    await expect(page.getByRole('link', { name: 'High to Low' })).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await expect(page.getByRole('checkbox', { name: 'In Stock', exact: true })).toBeChecked();
    await test.step('also a typed price while its field has focus', async () => {
      const lowest = page.getByRole('textbox', { name: 'Lowest price' });
      await lowest.fill('2000');
      await expect(page).toHaveURL(/minPrice=2000/);
      await expect(lowest).toBeFocused();
      await page.goBack();
      await expect(lowest).toHaveValue('');
      await page.goForward();
      await expect(lowest).toHaveValue('2000');
    });
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'In Stock', exact: true })).toBeChecked();
  });
});
