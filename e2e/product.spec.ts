import type { Page } from '@playwright/test';
import {
  colorName,
  isSoldOut,
  pathOf,
  price,
  products,
  productThat,
  salePrice,
  stockOf,
} from './support/catalogue.ts';
import { elements, meta, visibleText } from './support/html.ts';
import { ask } from './support/http.ts';
import { origin, port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';

const partlyOnSale = productThat(
  'is on sale in some colours',
  ({ sale, sizes }) => sale?.window === 'on' && sale.colors !== undefined && sizes.length > 1,
);
const saleColor = partlyOnSale.sale?.colors?.[0] ?? '';
const plainColor = partlyOnSale.colors.find((color) => color !== saleColor) ?? '';

const color = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { name: colorName(name), exact: true });
const size = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name, exact: true });
const mainPicture = (page: Page, title: string) =>
  page.getByRole('main').getByRole('img', { name: title, exact: true }).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('choosing a colour changes picture, price, SKU, thumbnails and address together, and a thumbnail becomes the main picture', async ({
  page,
}) => {
  await open(page, `${pathOf(partlyOnSale)}?utm_source=x`);
  const sku = page.getByRole('definition').first();
  await color(page, plainColor).check({ force: true });
  await expect(mainPicture(page, partlyOnSale.title.en)).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(`/${plainColor}-`)),
  );
  const plainSku = await sku.textContent();
  await expect(page.getByText(`Sale ${partlyOnSale.sale?.percent}% off`)).toHaveCount(0);

  await color(page, saleColor).check({ force: true });
  await expect(mainPicture(page, partlyOnSale.title.en)).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(`/${saleColor}-`)),
  );
  await expect(page.getByText(`Sale ${partlyOnSale.sale?.percent}% off`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(price(salePrice(partlyOnSale)).replace(' ', '\u00a0'));
  expect(await sku.textContent()).not.toBe(plainSku);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('color')).toBe(colorName(saleColor));
  expect(searchParams.get('utm_source')).toBe('x');

  const thumbnails = page.getByRole('button', { name: /^Show picture \d+$/ });
  await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'true');
  const sources = await thumbnails
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources) expect(decodeURIComponent(source)).toContain(`/${saleColor}-`);
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(mainPicture(page, partlyOnSale.title.en)).toHaveAttribute('src', sources[1] ?? '');
});

test('a variant without stock says so, the others do not', async ({ page }) => {
  const product = productThat(
    'is out in one variant',
    (one) =>
      one.colors.length > 1 &&
      one.sizes.length > 1 &&
      one.colors.some((name) => one.sizes.some((letter) => stockOf(one, name, letter) === 0)),
  );
  await open(page, pathOf(product));
  const out = page.getByRole('main').getByText('Out of stock', { exact: true });
  for (const name of product.colors) {
    for (const letter of product.sizes) {
      await color(page, name).check({ force: true });
      await size(page, letter).check({ force: true });
      await expect(out).toHaveCount(stockOf(product, name, letter) === 0 ? 1 : 0);
    }
  }
});

test('an address with a colour and a size opens on them in the first HTML, whatever their case', async () => {
  const letter = partlyOnSale.sizes.at(-1) ?? '';
  const query = `?color=${encodeURIComponent(colorName(saleColor).toUpperCase())}&size=${letter.toLowerCase()}&utm_source=x`;
  const { status, body } = await ask(port, pathOf(partlyOnSale) + query);
  expect(status).toBe(200);
  const checked = elements(body, 'input')
    .filter((input) => 'checked' in input)
    .map(({ value }) => value);
  expect(checked).toEqual([colorName(saleColor), letter]);
  expect(visibleText(body)).toContain(price(salePrice(partlyOnSale)));
  const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
  expect(canonical?.href).toBe(origin + pathOf(partlyOnSale));
  expect(decodeURIComponent(meta(body, 'og:image') ?? '')).toContain(`/${saleColor}/`);
});

test('colour and size of the address are chosen, and stay it when the language changes, in its card too', async ({
  page,
}) => {
  const letter = partlyOnSale.sizes.at(-1) ?? '';
  const query = `?color=${encodeURIComponent(colorName(saleColor))}&size=${letter}`;
  await open(page, pathOf(partlyOnSale) + query);
  await expect(color(page, saleColor)).toBeChecked();
  await expect(size(page, letter)).toBeChecked();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar${pathOf(partlyOnSale)}${query}`);
  const chosen = page.getByRole('main').getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(2);
  await expect(chosen.first()).toHaveValue(colorName(saleColor, 'ar'));
  await expect(chosen.last()).toHaveValue(letter);
  const { body } = await ask(port, `/ar${pathOf(partlyOnSale)}${query}`);
  expect(decodeURIComponent(meta(body, 'og:image') ?? '')).toContain(`/${colorName(saleColor, 'ar')}/`);
});

test('a colour that a product does not have opens the product as it is', async () => {
  const strange = await ask(port, `${pathOf(partlyOnSale)}?color=no-such-colour`);
  expect(strange.status).toBe(200);
  const { body } = await ask(port, pathOf(partlyOnSale));
  const checked = (html: string) =>
    elements(html, 'input')
      .filter((input) => 'checked' in input)
      .map(({ value }) => value);
  expect(checked(strange.body)).toEqual(checked(body));
});

test('a long description is cut after a word, at 100 characters at most, opened in its lines and closed again', async ({
  page,
}) => {
  await open(page, pathOf(partlyOnSale));
  const text = page
    .getByRole('paragraph')
    .filter({ has: page.getByRole('button', { name: /^See (more|less)$/ }) });
  const shown = async () => (await text.textContent())?.replace(/\s*See (more|less)$/, '') ?? '';
  const cut = async () => (await shown()).replace(/\s+/g, ' ');
  const short = await cut();
  expect(short).toMatch(/…$/);
  expect([...short.replace('…', '')].length).toBeLessThanOrEqual(100);
  await page.getByRole('button', { name: 'See more' }).click();
  const full = await cut();
  expect(full.length).toBeGreaterThan(short.length);
  const words = short.replace('…', '');
  expect(full.slice(0, words.length + 1)).toMatch(/^.+[^\p{L}\p{N}]$/u);
  expect(full.startsWith(words)).toBe(true);
  expect(await shown()).toContain('\n');
  await page.getByRole('button', { name: 'See less' }).click();
  expect(await cut()).toBe(short);
});

test('a product page: trail, share links, tabs and reviews are those of the specification, and forced colours tell what is chosen', async ({
  page,
}) => {
  await open(page, `${pathOf(partlyOnSale)}?utm_source=x`);
  await test.step('the breadcrumb leads Home and to the main category', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByRole('link').nth(1)).toHaveAttribute('href', /^\/shop\?category=[a-z-]+$/);
    await expect(trail.locator('[aria-current="page"]')).toHaveText(partlyOnSale.title.en);
  });
  await test.step('share links hand on the address of the product and nothing else', async () => {
    const links = page.getByRole('link', { name: /^Share on / });
    expect(await links.count()).toBeGreaterThan(2);
    for (const link of await links.all()) {
      const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
      expect(href).toContain(origin + pathOf(partlyOnSale));
      expect(href).not.toContain('utm_source');
    }
  });
  await test.step('the summary of reviews shows what the specification fixes', async () => {
    await expect(page.getByText('(5 Reviews)')).toBeVisible();
    const reviews = page.getByRole('region', { name: 'Customer reviews' });
    await expect(reviews.getByText('4.5', { exact: true })).toBeVisible();
    for (const percent of [82, 30, 15, 6, 10])
      await expect(reviews.getByText(`${percent}%`, { exact: true })).toBeVisible();
  });
  await test.step('under forced colours the chosen size and thumbnail are told from the others', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const paints = (state: string) =>
      page
        .getByRole('radiogroup', { name: 'Size' })
        .locator(`label:has(${state})`)
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect.soft(await paints(':checked')).not.toBe(await paints(':not(:checked)'));
    const frames = (pressed: boolean) =>
      page
        .getByRole('button', { name: /^Show picture/, pressed })
        .first()
        .evaluate((button) => getComputedStyle(button).boxShadow);
    expect.soft(await frames(true)).not.toBe(await frames(false));
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step('Additional information is open at first, the marker follows the clicked tab', async () => {
    const description = page.getByRole('tab', { name: 'Description', exact: true });
    const information = page.getByRole('tab', { name: 'Additional information', exact: true });
    await expect(information).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toContainText(partlyOnSale.attributes[0]?.value.en ?? 'none');
    await description.click();
    await expect(description).toHaveAttribute('aria-selected', 'true');
    await expect(information).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible();
  });
});

test('related products are others of the category, can be moved through, and how many are in view follows the window', async ({
  page,
}) => {
  await open(page, pathOf(partlyOnSale));
  await expect(page.getByText('Next day Products')).toBeVisible();
  const slider = page.getByRole('region', { name: 'Related Products' }).last();
  const titles = await slider
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(titles).not.toContain(partlyOnSale.title.en);
  expect(products.map(({ title }) => title.en)).toEqual(expect.arrayContaining(titles));
  await expect(slider.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(slider.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
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
    const inView = async () => {
      const row = await slider.getByRole('list').first().boundingBox();
      const slide = await slider.getByRole('listitem').first().boundingBox();
      return Math.round((row?.width ?? 0) / (slide?.width ?? 1));
    };
    await expect.poll(inView, `at ${width} px`).toBe(count);
  }
});

test('the review form says what is wrong with a field once it was left, what is missing after an attempt to send, and nothing before; it thanks for a complete review, empties itself and sends nothing', async ({
  page,
}) => {
  const errors = [
    'Review is required',
    'Name is required',
    'Email is required and must be a valid email address',
  ];
  const sent: string[] = [];
  page.on('request', (request) => {
    const counted = request.url().endsWith('/UtmTrackings/Log');
    if (request.method() !== 'GET' && !counted) sent.push(request.url());
  });
  await open(page, pathOf(partlyOnSale));
  for (const error of errors) await expect(page.getByText(error)).toHaveCount(0);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('not an address');
  await expect(page.getByText(errors[2] ?? '')).toHaveCount(0);
  await email.blur();
  await expect(page.getByText(errors[2] ?? '')).toBeVisible();
  await expect(page.getByText(errors[0] ?? '')).toHaveCount(0);
  await email.fill('sara@example.com');
  await expect(page.getByText(errors[2] ?? '')).toHaveCount(0);
  await email.fill('');
  await page.getByRole('button', { name: 'Submit review' }).click();
  for (const error of errors) await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Review' })).toBeFocused();
  await expect(email).toHaveAccessibleDescription(errors[2] ?? '');

  await page.getByRole('textbox', { name: 'Review' }).fill('Falls well and does not cling.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Sara');
  await email.fill('sara@example.com');
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  for (const name of ['Review', 'Name', 'E-mail'])
    await expect(page.getByRole('textbox', { name })).toHaveValue('');
  for (const error of errors) await expect(page.getByText(error)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a video opens over the page and closes on a click and on Escape, with focus back where it was', async ({
  page,
}) => {
  await open(page, pathOf(productThat('has a video', ({ video }) => video !== undefined)));
  const play = page.getByRole('link', { name: 'Play video' });
  const dialog = page.getByRole('dialog');
  await play.click();
  await expect(dialog.locator('video')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
  await play.click();
  await expect(dialog.locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(play).toBeFocused();
});

test("cards carry 'out-of-stock' and 'Sale' where it is true", async ({ page }) => {
  await page.goto('/shop/shop-category/dresses');
  const card = (title: string) => page.getByRole('article', { name: title });
  const soldOut = productThat(
    'is a dress that is sold out',
    (one) => one.category.endsWith('-dresses') && isSoldOut(one),
  );
  const onSale = productThat(
    'is a dress on sale in every colour',
    ({ category, sale }) => category.endsWith('-dresses') && sale?.window === 'on' && !sale.colors,
  );
  const plain = productThat(
    'is a dress with no sale',
    ({ category, sale, stock }) => category.endsWith('-dresses') && !sale && stock > 0,
  );
  await expect(card(soldOut.title.en).getByText('out-of-stock')).toBeVisible();
  await expect(card(onSale.title.en).getByText('Sale', { exact: true })).toBeVisible();
  for (const badge of ['Sale', 'out-of-stock'])
    await expect(card(plain.title.en).getByText(badge, { exact: true })).toHaveCount(0);
});

test('the countdown runs down and ends', async ({ page }) => {
  await page.clock.install();
  await open(page, '/shop/shop-details-with-countdown');
  const timer = page.getByRole('timer');
  const before = await timer.textContent();
  await page.clock.fastForward('01:01');
  await expect(timer).not.toHaveText(before ?? '');
  await page.clock.fastForward(400 * 24 * 60 * 60 * 1000);
  await expect(page.getByText('This sale is over.')).toBeVisible();
});

for (const [path, pictures] of [
  ['/shop/shop-details-list', 'one below the other'],
  ['/shop/shop-details-gallery', 'side by side'],
] as const) {
  test(`${path} shows all pictures of the variant ${pictures}`, async ({ page }) => {
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
    const sameRow = Math.abs((first?.y ?? 0) - (second?.y ?? 0)) < 1;
    expect(sameRow).toBe(pictures === 'side by side');
  });
}
