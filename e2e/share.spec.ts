import type { Page } from '@playwright/test';
import { colorName, pathOf, productThat } from './support/catalogue.ts';
import { elements, meta } from './support/html.ts';
import { ask } from './support/http.ts';
import { origin, port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';

const product = productThat(
  'comes in several colours and sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.length > 1,
);
const [color = '', other = ''] = product.colors.map((name) => colorName(name));
const [size = ''] = product.sizes;
const address = origin + pathOf(product);
const campaign = 'utm_source=x&fbclid=abc&gclid=1';

function withChoice(chosen: Record<string, string>): string {
  return `${address}?${new URLSearchParams(chosen)}`;
}

/** Addresses of the product inside the links of the networks, by network. */
async function shared(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole('link', { name: /^Share on / })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => {
    const values = [...new URL(href).searchParams.values()];
    const found = values.find((value) => value.includes(address)) ?? '';
    return found.slice(found.indexOf(address));
  });
}

test('without script, links hand on the colour and size of the address and nothing else of it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${pathOf(product)}?${campaign}`);
  expect(await shared(page)).toEqual(Array(4).fill(address));
  await page.goto(`${pathOf(product)}?color=${other.toUpperCase()}&${campaign}&size=no-such-size`);
  expect(await shared(page)).toEqual(Array(4).fill(withChoice({ color: other })));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await context.close();
});

test('a shared colour keeps its card where the network asks og:url for it, whatever the rest of the link', async () => {
  const read = async (path: string) => {
    const { body } = await ask(port, path);
    const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
    return { url: meta(body, 'og:url') ?? '', image: meta(body, 'og:image'), canonical: canonical?.href };
  };
  const plain = await read(pathOf(product));
  expect(plain).toMatchObject({ url: address, canonical: address });
  const links: Record<string, string>[] = [
    { color: other },
    { color: other.toUpperCase(), size },
    { color: other, utm_source: 'x' },
  ];
  for (const chosen of links) {
    const linked = await read(`${pathOf(product)}?${new URLSearchParams(chosen)}`);
    expect(linked.image).not.toBe(plain.image);
    expect(linked).toEqual({
      ...linked,
      url: withChoice({ color: other.toLowerCase() }),
      canonical: address,
    });
    expect(await read(linked.url.slice(origin.length))).toEqual(linked);
  }
  expect(await read(`${pathOf(product)}?color=no-such-colour`)).toEqual(plain);
});

test('links, and the one that is copied, hand on what is chosen by then', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${pathOf(product)}?${campaign}`);
  await hydrated(page);
  await page.getByRole('radio', { name: other, exact: true }).check();
  await page.getByRole('radio', { name: size, exact: true }).check();
  await context.route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: '' }));
  for (const link of await page.getByRole('link', { name: /^Share on / }).all()) {
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await opened.close();
  }
  expect(await shared(page)).toEqual(Array(4).fill(withChoice({ color: other, size })));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(withChoice({ color: other, size }));
});

test("the platform's share sheet takes the place of the links where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const given: ShareData[] = [];
    Object.assign(window, { given });
    Object.defineProperty(Navigator.prototype, 'share', {
      value: async (data: ShareData) => {
        given.push(data);
        throw new DOMException('closed', 'AbortError');
      },
    });
  });
  await page.goto(`${pathOf(product)}?color=${encodeURIComponent(color)}&${campaign}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: /^Share on / })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'given'))).toEqual([
    { title: product.title.en, url: withChoice({ color }) },
  ]);
});
