import type { Page } from '@playwright/test';
import { colorName, findProduct, productPath } from './support/catalogue.ts';
import { elements, meta } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { origin, port } from './support/shop-origin.ts';
import { expect, test } from './support/test.ts';

const product = findProduct(
  'comes in several colours and sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.length > 1,
);
const [, otherColor = ''] = product.colors.map((name) => colorName(name));
const [size = ''] = product.sizes;
const productUrl = origin + productPath(product);
const campaign = 'utm_source=x&fbclid=abc&gclid=1';

function variantUrl(variant: Record<string, string>): string {
  return `${productUrl}?${new URLSearchParams(variant)}`;
}

/** Returns the product URL in the share link of each network. */
async function sharedUrls(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole('link', { name: /^Share on / })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => {
    const values = [...new URL(href).searchParams.values()];
    const sharedText = values.find((value) => value.includes(productUrl)) ?? '';
    return sharedText.slice(sharedText.indexOf(productUrl));
  });
}

test.describe('share links', () => {
  test('contain only colour and size of the URL without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${productPath(product)}?${campaign}`);
    expect(await sharedUrls(page)).toEqual(Array(4).fill(productUrl));
    await page.goto(
      `${productPath(product)}?color=${otherColor.toUpperCase()}&${campaign}&size=no-such-size`,
    );
    expect(await sharedUrls(page)).toEqual(Array(4).fill(variantUrl({ color: otherColor })));
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await context.close();
  });

  test('lead to pages with og:url and share image of the colour', async () => {
    const readMetadata = async (path: string) => {
      const { body } = await httpRequest(port, path);
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      return { url: meta(body, 'og:url') ?? '', image: meta(body, 'og:image'), canonical: canonical?.href };
    };
    const plain = await readMetadata(productPath(product));
    expect(plain).toMatchObject({ url: productUrl, canonical: productUrl });
    const choices: Record<string, string>[] = [
      { color: otherColor },
      { color: otherColor.toUpperCase(), size },
      { color: otherColor, utm_source: 'x' },
    ];
    for (const choice of choices) {
      const linked = await readMetadata(`${productPath(product)}?${new URLSearchParams(choice)}`);
      expect(linked.image).not.toBe(plain.image);
      expect(linked).toMatchObject({
        url: variantUrl({ color: otherColor.toLowerCase() }),
        canonical: productUrl,
      });
      expect(await readMetadata(linked.url.slice(origin.length))).toEqual(linked);
    }
    expect(await readMetadata(`${productPath(product)}?color=no-such-colour`)).toEqual(plain);
  });
});
