import type { Page } from '@playwright/test';
import { colorName, inLanguage, pathOf, productThat, stockOf } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { kept } from './support/visitor.ts';

const product = productThat(
  'comes in several colours and sizes',
  (one) =>
    one.colors.length > 1 &&
    one.sizes.length > 1 &&
    stockOf(one, one.colors[1] ?? '', one.sizes[1]) > 1 &&
    one.sale === undefined,
);
const size = product.sizes[1] ?? '';

const addToCart = { en: 'Add To Cart', ar: 'أضيفي إلى السلة' };

const box = (page: Page) => page.getByRole('combobox', { name: 'Search for Products...' });
const results = (page: Page) => page.getByText(/^Showing /);
const checked = (page: Page) => page.getByRole('main').locator('input[type=radio]:checked');

const language = 'ar';
const name = (index: number) => colorName(product.colors[index] ?? '', language);
const choose = (page: Page, value: string) =>
  page.getByRole('radio', { name: value, exact: true }).check({ force: true });
/** The colour and the size that are chosen, as the page and its picture have it. */
const shows = async (page: Page, index: number, size: string) => {
  await expect
    .poll(() => checked(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual([name(index), size]);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(`/${product.colors[index]}-`)),
  );
};

test('in Arabic back, forward and reload show and sell the colour and size of the address', async ({
  page,
}) => {
  await page.goto(inLanguage(language, pathOf(product)));
  await hydrated(page);
  await choose(page, name(1));
  await choose(page, size);
  const address = page.url();
  const compare = page.locator(`header a[href="${inLanguage(language, '/shop/compare')}"]`);
  await compare.filter({ visible: true }).click();
  await page.waitForURL(/\/shop\/compare/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await shows(page, 1, size);
  await page.goForward();
  await page.waitForURL(/\/shop\/compare/);
  await page.goBack();
  await shows(page, 1, size);
  await page.getByRole('button', { name: addToCart[language], exact: true }).first().click();
  await expect.poll(async () => (await kept(page, 'cart_products')).length).toBe(1);
  const [line] = await kept<{ variantId: number }>(page, 'cart_products');
  await page.reload();
  await shows(page, 1, size);
  const facts = await page.request.get(`/api/upstream/Products/GetBySlug/${product.slug}`);
  const { variants } = (await facts.json()).response as { variants: { id: number; attributes: unknown }[] };
  const sold = JSON.stringify(variants.find(({ id }) => id === line?.variantId)?.attributes);
  expect(sold).toContain(colorName(product.colors[1] ?? ''));
});

test('filters, order and page of a listing are those of the address, whichever way it is come to', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('link', { name: 'High to Low' }).click();
  await page.waitForURL(/sortBy=high/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(/page=2/);
  const second = await results(page).textContent();
  await page.getByRole('checkbox', { name: 'In Stock', exact: true }).check();
  await page.waitForURL(/status=in-stock/);
  await page.goBack();
  await expect(results(page)).toHaveText(second ?? '');
  await expect(page.getByRole('checkbox', { name: 'In Stock', exact: true })).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'High to Low' })).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: 'In Stock', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'In Stock', exact: true })).toBeChecked();
});

test('a price that was typed goes when its address does, even while its field has the focus', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const lowest = page.getByRole('textbox', { name: 'Lowest price' });
  await lowest.fill('2000');
  await page.waitForURL(/minPrice=2000/);
  await expect(lowest).toBeFocused();
  await page.goBack();
  await expect(lowest).toHaveValue('');
  await page.goForward();
  await expect(lowest).toHaveValue('2000');
});

test('the search field says what the address searches for, back, forward and after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await box(page).fill('linen');
  await box(page).press('Enter');
  await page.waitForURL('/shop?searchText=linen');
  await box(page).fill('satin');
  await box(page).press('Enter');
  await page.waitForURL('/shop?searchText=satin');
  await page.goBack();
  await expect(box(page)).toHaveValue('linen');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('');
  await page.goForward();
  await expect(box(page)).toHaveValue('linen');
  await page.reload();
  await expect(box(page)).toHaveValue('linen');
});

test.describe('back closes', () => {
  /** Two entries of the same listing, so that no other page comes that would close anything. */
  const listings = async (page: Page) => {
    await page.goto('/shop');
    await hydrated(page);
    await page.getByRole('link', { name: 'High to Low' }).click();
    await page.waitForURL(/sortBy=high/);
  };

  test('search suggestions', async ({ page }) => {
    await listings(page);
    await box(page).fill('linen');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await page.goBack();
    await expect(list).toHaveCount(0);
  });

  test.describe('on a telephone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the mobile menu and the filter sheet', async ({ page }) => {
      await listings(page);
      for (const [opener, panel] of [
        [/^Open menu$/, '#mobile-menu'],
        [/^Filters/, '#filter-sheet'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.locator(panel)).toBeVisible();
        await page.goBack();
        await expect(page.locator(panel)).toBeHidden();
        await page.goForward();
        await page.waitForURL(/sortBy=high/);
      }
    });
  });
});
