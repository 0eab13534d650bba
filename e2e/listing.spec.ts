import type { Page } from '@playwright/test';
import {
  branch,
  categories,
  inLanguage,
  isSoldOut,
  languages,
  pathOf,
  products,
  productThat,
  stockOf,
} from './support/catalogue.ts';
import { elements, links, meta, visibleText } from './support/html.ts';
import { ask, isFresh } from './support/http.ts';
import { holdBack, watchOutstanding } from './support/outstanding.ts';
import { origin, port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';

const abayasOf = categories.find(({ slug }) => slug === 'abayas') as (typeof categories)[0];
const dearest = Math.max(...products.map(({ price }) => price));
const results = (page: Page) => page.getByText(/^Showing \d+–\d+ of \d+ results$/);
const cards = (page: Page) => page.getByRole('article');

/** Prices to pay, in the order of the cards. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('ins, p:not(:has(ins)):text-matches("^EGP")').allInnerTexts();
  return texts.map((text) => Number(/EGP\s([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

/** How many products a listing says that it has. */
function total(html: string): number {
  return Number(/of (\d+) results/.exec(visibleText(html))?.[1]);
}

for (const language of languages) {
  test(`filtered results are in the first HTML, without script, in ${language}`, async () => {
    const color = language === 'en' ? 'Black' : 'أسود';
    const path = inLanguage(language, `/shop?${new URLSearchParams({ color, status: 'in-stock' })}`);
    const { status, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(elements(body, 'article').length).toBeGreaterThan(3);
    const checked = elements(body, 'input').filter((input) => 'checked' in input);
    expect(checked.map(({ name, value }) => [name, value])).toEqual([
      ['color', color],
      ['status', 'in-stock'],
    ]);
  });
}

test('changing a filter keeps campaign parameters, drops the page and scrolls to the products with an offset of 120', async ({
  page,
}) => {
  await page.goto('/shop?page=2&utm_source=letter&utm_campaign=a%20b&sortBy=high');
  await hydrated(page);
  await page
    .getByRole('group', { name: 'Color' })
    .getByRole('checkbox', { name: 'Black', exact: true })
    .check();
  await page.waitForURL(/color=Black/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    color: 'Black',
    sortBy: 'high',
    utm_source: 'letter',
    utm_campaign: 'a b',
  });
  await expect
    .poll(() =>
      page.locator('#products').evaluate((element) => Math.abs(element.getBoundingClientRect().top - 120)),
    )
    .toBeLessThan(2);
});

test('values of a group add up, and groups narrow each other', async () => {
  const found = async (query: string) => total((await ask(port, `/shop?${query}`)).body);
  const everything = await found('');
  const black = await found('color=Black');
  const either = await found('color=Black,Camel');
  expect(black).toBeLessThan(everything);
  expect(either).toBeGreaterThan(black);
  const narrowed = await found('color=Black,Camel&size=XL');
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(either);
});

test('focus stays on the control that changed the results, and an empty group leaves the address', async ({
  page,
}) => {
  await page.goto('/shop');
  const black = page.getByRole('checkbox', { name: 'Black', exact: true });
  await black.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/color=Black/);
  await expect(results(page)).toContainText(/of 1?\d results/);
  await expect(black).toBeFocused();
  await expect(black).toBeChecked();
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.search === '');
});

test('products are sorted by what they cost now, across pages', async () => {
  const bodies = await Promise.all(
    [1, 2].map(async (number) => (await ask(port, `/shop?pageSize=50&sortBy=low&page=${number}`)).body),
  );
  const paid = bodies
    .flatMap((body) => body.match(/<article\b.*?<\/article>/gs) ?? [])
    .map((card) => /EGP\s([\d,.]+)/.exec(visibleText(/<ins\b.*?<\/ins>/s.exec(card)?.[0] ?? card))?.[1]);
  const prices = paid.map((price) => Number(price?.replaceAll(',', '')));
  expect(prices).toHaveLength(total(bodies[0] ?? ''));
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const current = elements(bodies[0] ?? '', 'a').filter((link) => link['aria-current'] === 'true');
  expect(current.map(({ href }) => href)).toEqual(['/shop?sortBy=low&pageSize=50']);
});

// Which pages are offered: lib/catalogue/pager.test.ts.
test('the pager ends with the page that is shown, where a page past the end is asked for', async () => {
  const { body } = await ask(port, '/shop?pageSize=3&page=999');
  const numbered = elements(body, 'a').filter((link) => link['aria-label']?.startsWith('Page '));
  const last = Math.ceil(total(body) / 3);
  expect(numbered).toHaveLength(5);
  expect(numbered.at(-1)).toMatchObject({ 'aria-label': `Page ${last}`, 'aria-current': 'page' });
  expect(elements(body, 'a').map((link) => link['aria-label'])).not.toContain('Next page');
});

test('on the narrowest phone the whole pager stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ar/shop?pageSize=3&page=10');
  const pager = page.locator('nav', { has: page.locator('a[rel~="next"]') }).getByRole('link');
  await expect(pager).toHaveCount(7);
  const tops = await pager.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the price slider filters nothing until it is moved, and leads to one new page when it rests', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop');
  const thumb = page.getByRole('slider', { name: 'Minimum price' });
  await expect(thumb).toHaveAttribute('min', '100');
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue(String(dearest));
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await hydrated(page);
  await thumb.focus();
  // However long the keys take here, no rest lies between them.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await expect(thumb).toHaveValue('400');
  await page.clock.resume();
  await page.waitForURL(/minPrice=400/);
  expect(visited.filter((url) => url.includes('minPrice'))).toHaveLength(1);
  expect(Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(400);
});

test('a thumb of the price slider that is held leads nowhere, however long, and to one page when it is let go', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop');
  const thumb = page.getByRole('slider', { name: 'Minimum price' });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const minPriceVisits = () => visited.filter((url) => url.includes('minPrice'));
  await hydrated(page);
  await thumb.scrollIntoViewIfNeeded();
  const box = await thumb.boundingBox();
  if (!box) throw new Error('The slider cannot be seen');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.02));
  await page.mouse.down();
  await page.mouse.move(...at(0.2));
  await expect(thumb).not.toHaveValue('100');
  const first = await thumb.inputValue();
  await page.clock.runFor(5000);
  await page.mouse.move(...at(0.4));
  await expect(thumb).not.toHaveValue(first);
  const last = await thumb.inputValue();
  expect(minPriceVisits()).toEqual([]);
  // Let go beside the slider.
  await page.mouse.move(at(0.4)[0], box.y + 200);
  await page.mouse.up();
  await page.waitForURL(new RegExp(`minPrice=${last}`));
  await page.clock.runFor(5000);
  expect(minPriceVisits()).toHaveLength(1);
});

test('a price may be typed, and a size ticked before the price counts stays', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Highest price' }).fill('1500');
  await page.getByRole('checkbox', { name: 'M', exact: true }).check();
  await page.waitForURL(/maxPrice=1500/);
  expect(new URL(page.url()).searchParams.get('size')).toBe('M');
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(1500);
  await page.getByRole('textbox', { name: 'Highest price' }).fill('');
  await page.waitForURL((url) => url.search === '?size=M');
});

test('in Arabic the arrow to the left raises the price', async ({ page }) => {
  await page.goto('/ar/shop');
  const thumb = page.getByRole('slider', { name: 'أقل سعر' });
  await thumb.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumb).toHaveValue('150');
});

test('active filters can be removed one by one, and Reset Filter leads to plain /shop', async ({ page }) => {
  await page.goto('/shop?color=Black,Camel&size=M&minPrice=500&searchText=abaya');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter: Black' }).click();
  await page.waitForURL((url) => url.searchParams.get('color') === 'Camel');
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).not.toBeChecked();
  await page.getByRole('link', { name: 'Reset Filter' }).click();
  await page.waitForURL((url) => url.pathname === '/shop' && url.search === '');
  await expect(chips).toHaveCount(0);
});

test('values that cannot be read are ignored', async () => {
  const plain = await ask(port, '/shop');
  const odd = await ask(port, '/shop?page=two&minPrice=abc&sortBy=cheapest&status=burnt&pageSize=7&color=,');
  expect(odd.status).toBe(200);
  expect(odd.body).toBe(plain.body);
});

test('a category is found by slug, and one that does not exist is no page', async () => {
  const bySlug = visibleText((await ask(port, '/shop?category=dresses')).body);
  expect(bySlug).toContain('Showing 1–6 of 6 results');
  for (const query of ['category=no-such-thing', 'category=no-such-thing&color=Black']) {
    const { status, body } = await ask(port, `/shop?${query}`);
    expect(status).toBe(404);
    expect(meta(body, 'robots')).toContain('noindex');
    expect(visibleText(body)).toContain('Oops! Page not found');
  }
  const narrower = await ask(port, '/shop?category=dresses&subcategory=no-such-thing');
  expect(visibleText(narrower.body)).toContain('There is no category “no-such-thing”');
});

test('what the shop does not know filters nothing, is not shown as if it did, and is named', async () => {
  const { body } = await ask(
    port,
    '/shop?color=Octarine,Black&size=Giant&brand=Nobody,Somebody&status=in-stock',
  );
  const plain = await ask(port, '/shop?color=Black&status=in-stock');
  expect(total(body)).toBe(total(plain.body));
  const removals = elements(body, 'a').flatMap(
    (link) => /^Remove filter: (.+)/.exec(link['aria-label'] ?? '')?.[1] ?? [],
  );
  expect(removals).toEqual(['Black', 'In Stock']);
  for (const said of ['no color “Octarine”', 'no size “Giant”', 'no brand “Nobody”', 'no brand “Somebody”'])
    expect(visibleText(body)).toContain(said);
  expect(meta(body, 'robots')).toContain('noindex');
});

for (const [language, color, own] of [
  ['ar', 'Black', 'أسود'],
  ['en', 'أسود', 'Black'],
] as const) {
  test(`the colour ${color} is understood in ${language}, in filters and cards as in the results`, async () => {
    const { body } = await ask(port, inLanguage(language, `/shop?${new URLSearchParams({ color })}`));
    const plain = await ask(port, inLanguage(language, `/shop?${new URLSearchParams({ color: own })}`));
    const checked = elements(body, 'input').filter((input) => 'checked' in input);
    expect(checked.map(({ value }) => value)).toEqual([own]);
    const pictures = (html: string) => elements(html, 'img').map(({ src }) => src);
    expect(pictures(body)).toEqual(pictures(plain.body));
  });
}

test('back restores the results and the place on the page', async ({ page }) => {
  await page.goto('/shop?sortBy=high');
  await hydrated(page);
  const first = await cards(page).first().getAttribute('aria-label');
  const target = cards(page).nth(9).getByRole('heading').getByRole('link');
  await target.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await target.click();
  await page.waitForURL(/shop-details/);
  await page.goBack();
  await expect(cards(page).first()).toHaveAttribute('aria-label', first ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});

test('the answer that is asked for last is shown last, whichever comes first', async ({ page }) => {
  const allAnswered = watchOutstanding(page);
  await page.goto('/shop');
  await hydrated(page);
  const release = await holdBack(page, /[?&]color=Black&/);
  await page.getByRole('checkbox', { name: 'Black', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Black', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Wine', exact: true }).check();
  await page.waitForURL((url) => url.search === '?color=Wine');
  await expect(results(page)).toHaveText('Showing 1–1 of 1 results');
  release();
  await allAnswered();
  await expect(results(page)).toHaveText('Showing 1–1 of 1 results');
});

test('a card names the sizes that are sold out in the colour it shows', async () => {
  const product = productThat(
    'is sold out in some sizes of its first colour',
    (one) => !isSoldOut(one) && one.sizes.some((size) => stockOf(one, one.colors[0] ?? '', size) === 0),
  );
  const gone = product.sizes.filter((size) => stockOf(product, product.colors[0] ?? '', size) === 0);
  const { body } = await ask(port, `/shop?${new URLSearchParams({ searchText: product.title.en })}`);
  const [, card = ''] = body.split(`<article aria-label="${product.title.en}"`);
  const struck = [...(card.split('</article>')[0] ?? '').matchAll(/<s\b.*?<\/s>/g)];
  expect(struck.map(([size]) => visibleText(size))).toEqual(gone.map((size) => `${size} (Sold out)`));
});

test('a category leads to the filters of the listing, and those say how many products each category has', async () => {
  const { body } = await ask(port, '/shop/shop-category/abayas');
  expect(links(body)).toContain('/shop?category=abayas');
  const abayas = products.filter(({ category }) => branch(abayasOf).includes(category)).length;
  const listing = await ask(port, '/shop?category=abayas');
  expect(visibleText(listing.body)).toContain(`Abayas ${abayas}`);
});

for (const language of languages) {
  test(`${language}: on a tablet the buttons for grid and list are in sight beside the ways to sort`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(inLanguage(language, '/shop'));
    const views = page.locator('.listing-bar [aria-pressed]');
    await expect(views.last()).toBeInViewport({ ratio: 1 });
  });
}

test('list view is remembered', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: 'List view' }).click();
  await page.goto('/shop/shop-category/dresses');
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  const [one, two] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()));
  expect(two?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0) - 1);
});

test('an empty result says so in the words of the specification and offers products nearby', async () => {
  const { body } = await ask(port, '/shop?searchText=qqqqzzzz');
  for (const words of [
    "Sorry! Couldn't find the product you were looking For!!!",
    'Please check if you have misspelt something or try searching with other words.',
  ])
    expect(visibleText(body)).toContain(words);
  expect(body).toMatch(/<a [^>]*href="\/shop"[^>]*>Continue Shopping<\/a>/);
  expect(elements(body, 'article').length).toBeGreaterThan(0);
});

test('on a phone the filters are a sheet that stays open and counts the results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: /^Filters \(\d+ results\)$/ }).click();
  await page.getByRole('checkbox', { name: 'Wine', exact: true }).check();
  const show = page.getByRole('button', { name: 'Show 1 result' });
  await expect(show).toBeVisible();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/category=/);
  await page.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(page.getByRole('button', { name: /^Filters \(\d+ results?\)$/ })).toBeFocused();
});

test('top rated names 4 products, best first, with one decimal', async ({ page }) => {
  await page.goto('/shop');
  const ratings = await page
    .getByRole('region', { name: 'Top rated' })
    .getByText(/^\d\.\d$/)
    .allInnerTexts();
  expect(ratings).toHaveLength(4);
  expect(ratings).toEqual([...ratings].sort().reverse());
});

test('search engines keep paged addresses, take sorted ones for the plain list, and leave filtered ones out', async () => {
  const canonical = (html: string) =>
    elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
  const paged = (await ask(port, '/shop?page=2')).body;
  expect(canonical(paged)).toMatch(/\/shop\?page=2$/);
  expect(meta(paged, 'robots')).toBe('max-image-preview:large');
  expect(elements(paged, 'a').find(({ rel }) => rel === 'prev')?.href).toBe('/shop');
  expect(elements(paged, 'a').find(({ rel }) => rel === 'next')?.href).toBe('/shop?page=3');
  for (const path of ['/shop', '/shop/shop-category/abayas', '/shop/shop-feature/best-sellers']) {
    const sorted = (await ask(port, `${path}?sortBy=low&pageSize=3&page=2`)).body;
    expect(canonical(sorted)).toBe(origin + path);
    expect(meta(sorted, 'robots')).toBe('max-image-preview:large');
  }
  for (const query of ['color=Black&sortBy=low', 'category=dresses&color=Black']) {
    const filtered = (await ask(port, `/shop?${query}`)).body;
    expect(canonical(filtered)).toBe(`${origin}/shop?${query}`);
    expect(meta(filtered, 'robots')).toContain('noindex');
  }
  const crawled = elements((await ask(port, '/shop')).body, 'a').filter(
    ({ rel }) => !rel?.includes('nofollow'),
  );
  expect(crawled.filter(({ href }) => /sortBy=|pageSize=/.test(href ?? ''))).toEqual([]);
  const category = (await ask(port, '/shop?category=dresses')).body;
  expect(canonical(category)).toMatch(/\/shop\/shop-category\/dresses$/);
});

for (const path of ['/shop', '/shop/shop-category/abayas', '/shop/shop-feature/best-sellers']) {
  test(`a page of ${path} past the end names the one that is shown as canonical`, async () => {
    const { body } = await ask(port, `${path}?page=999`);
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    const { pathname, searchParams } = new URL(canonical?.href ?? '');
    const shown = elements(body, 'a').find(
      (link) => link['aria-current'] === 'page' && link.href?.includes(path),
    );
    expect(pathname).toBe(path);
    expect(searchParams.get('page')).toBe(
      new URL(shown?.href ?? '', canonical?.href).searchParams.get('page'),
    );
  });
}

test('categories are sorted and paged on cached pages', async () => {
  const path = '/shop/shop-category/abayas?sortBy=low&pageSize=3&page=2';
  const first = await ask(port, path);
  const again = await ask(port, `${path}&utm_source=x`);
  expect(first.status).toBe(200);
  expect(visibleText(first.body)).toContain('Showing 4–6 of 6 results');
  expect(isFresh(again)).toBe(true);
  expect(again.body).toBe(first.body);
  expect(links(first.body)).toContain('/shop/shop-category/abayas?sortBy=low&pageSize=3');
});

test('without script, filters are sent as a form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: 'Wine', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Indigo', exact: true }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(results(page)).toHaveText('Showing 1–2 of 2 results');
  await page.getByRole('link', { name: 'Low to Hight' }).click();
  await expect(page).toHaveURL(/color=Wine%2CIndigo&sortBy=low/);
  await context.close();
});

test('without script, what no filter shows survives the form', async ({ browser }) => {
  const asked = {
    category: 'abayas',
    subcategory: 'closed-abayas',
    searchText: 'silk & wool',
    sortBy: 'low',
    pageSize: '5',
    brand: 'Warda',
  };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/shop?${new URLSearchParams({ ...asked, page: '2', color: 'Wine' })}`);
  await page.getByRole('checkbox', { name: 'Indigo', exact: true }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await page.waitForURL(/Indigo/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries([...searchParams].filter(([name, value]) => name !== 'color' && value))).toEqual(
    asked,
  );
  expect(searchParams.getAll('color').sort()).toEqual(['Indigo', 'Wine']);
  await context.close();
});

for (const address of [
  '/shop',
  '/shop?page=2',
  '/shop?searchText=silk&color=Black&sortBy=low',
  '/shop/shop-category/abayas?sortBy=low&page=2&pageSize=3',
  `${pathOf(productThat('comes in sizes', ({ sizes }) => sizes.includes('M')))}?size=m`,
]) {
  test(`the link to the other language leads to the same results in the first HTML of ${address}`, async () => {
    for (const [from, to] of [languages, [...languages].reverse()] as const) {
      const { body } = await ask(port, inLanguage(from ?? 'en', address));
      const [link] = elements(body, 'a').filter(({ hreflang }) => hreflang === to);
      expect(link?.href?.replaceAll('&amp;', '&')).toBe(inLanguage(to ?? 'ar', address));
    }
  });
}

test('the link to the other language follows the address', async ({ page }) => {
  await page.goto('/shop?page=2');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 3' }).click();
  await page.waitForURL(/page=3/);
  await expect(page.locator('a[hreflang="ar"]').first()).toHaveAttribute('href', '/ar/shop?page=3');
});

test('a fabric narrows the listing, and its chip says it in the language of the page', async () => {
  const named = async (path: string) =>
    elements((await ask(port, path)).body, 'a').map((link) => link['aria-label']);
  expect(await named('/shop?fabric=crepe')).toContain('Remove filter: Crepe');
  expect(await named('/ar/shop?fabric=crepe')).toContain('أزيلي: كريب');
});
