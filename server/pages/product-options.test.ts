import { cacheRules, cacheTag } from '../../lib/platform/cache/cache-tags.ts';
import { invalidateLocally, invalidationCount } from '../../lib/platform/cache/local-invalidation.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';
import { PageKey } from '../../lib/site/routing/page-key.ts';
import { createParameterFilter } from './internal-reads.ts';
import type { RenderRequest } from './renderer.ts';
import { pageKey } from './testing.ts';

const product = '/shop/shop-details/abaya';

/** Filters URLs over a stub of Next, which the test may let fail. */
function startFilter(maxBytes = 100_000) {
  const options: Record<string, string[]> = {
    color: ['black', 'أسود'],
    size: ['m'],
    length: ['52', '54'],
  };
  const stub = { options: { options, reviewPages: 2 }, status: 200 };
  const requests: RenderRequest[] = [];
  const { filter } = createParameterFilter(
    async (request) => {
      requests.push(request);
      return {
        status: stub.status,
        headers: {},
        body: Buffer.from(JSON.stringify(stub.options)),
        tags: null,
        since: invalidationCount(),
        renderMs: 1,
        upstreamMs: 0,
      };
    },
    3000,
    maxBytes,
  );
  const urlOf = async (url: string, capabilities: Tenant['capabilities'] = []) => {
    const key = pageKey(url);
    const tenant = { ...key.tenant, capabilities };
    return (await filter(new PageKey({ ...key, tenant, query: key.query }))).url;
  };
  return { stub, requests, urlOf };
}

describe('createParameterFilter', () => {
  test('drops options that the product does not have, keeps the others', async () => {
    const { urlOf, requests } = startFilter();
    expect(await urlOf(`${product}?color=invented-1`)).toBe(product);
    expect(await urlOf(`${product}?color=invented-2&size=m`)).toBe(`${product}?size=m`);
    expect(await urlOf(`${product}?color=Black&size=M`)).toBe(`${product}?color=black&size=m`);
    expect(decodeURIComponent(await urlOf(`/ar${product}?color=أسود`))).toBe(`/ar${product}?color=أسود`);
    expect(requests.map(({ url }) => url)).toEqual([product]);
  });

  test('keeps other options of the product, and no parameter that is none', async () => {
    const { urlOf } = startFilter();
    expect(await urlOf(`${product}?length=54&token=secret&size=m&width=54`)).toBe(
      `${product}?size=m&length=54`,
    );
    expect(await urlOf(`${product}?length=56`)).toBe(product);
  });

  test('keeps the options of as many products as fit into its memory', async () => {
    const { urlOf, requests } = startFilter(10_000);
    for (let round = 0; round < 2; round += 1) {
      for (let number = 0; number < 20; number += 1) await urlOf(`${product}-${number}?color=black`);
    }
    expect(requests).toHaveLength(40);
    const before = requests.length;
    await urlOf(`${product}-19?color=black`);
    expect(requests).toHaveLength(before);
  });

  test('limits the page of reviews to the last page', async () => {
    const { urlOf, stub } = startFilter();
    expect(await urlOf(`${product}?reviewPage=999`)).toBe(`${product}?reviewPage=2`);
    stub.options.reviewPages = 1;
    invalidateLocally([cacheTag('product', 'abaya')]);
    expect(await urlOf(`${product}?reviewPage=2&size=m`)).toBe(`${product}?size=m`);
  });

  test('drops the order of reviews in a shop without customer reviews', async () => {
    const { urlOf } = startFilter();
    expect(await urlOf(`${product}?reviewSort=helpful`, ['reviews'])).toBe(`${product}?reviewSort=helpful`);
    expect(await urlOf(`${product}?reviewSort=helpful`, [])).toBe(product);
  });

  test('sends no request for pages without options', async () => {
    const { urlOf, requests } = startFilter();
    expect(await urlOf(product)).toBe(product);
    expect(await urlOf('/shop?color=Black')).toBe('/shop?color=Black');
    expect(requests).toEqual([]);
  });

  test('reads the options again once the product has changed', async () => {
    const { urlOf, stub } = startFilter();
    expect(await urlOf(`${product}?color=teal`)).toBe(product);
    stub.options.options.color?.push('teal');
    invalidateLocally([cacheTag('product', 'abaya')]);
    expect(await urlOf(`${product}?color=teal`)).toBe(`${product}?color=teal`);
  });

  test('keeps only colour and size when no options are known', async () => {
    const { urlOf, stub } = startFilter();
    stub.status = 500;
    expect(await urlOf(`${product}?color=teal&length=52`)).toBe(`${product}?color=teal`);
    stub.status = 200;
    expect(await urlOf(`${product}?color=teal`)).toBe(product);
  });

  test('reads options again after their lifetime, else uses the old ones', async () => {
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
    const { urlOf, stub, requests } = startFilter();
    await urlOf(`${product}?color=teal`);
    stub.status = 500;
    // The cache of options reads the clock at most once per millisecond.
    const advanceTo = async (laterMs: number) => {
      clock.mockReturnValue(now + laterMs);
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await advanceTo(cacheRules.product.seconds * 1000 - 1);
    expect(await urlOf(`${product}?color=teal`)).toBe(product);
    expect(requests).toHaveLength(1);
    await advanceTo(cacheRules.product.seconds * 1000 + 1);
    for (let time = 0; time < 2; time += 1) expect(await urlOf(`${product}?color=teal`)).toBe(product);
    expect(requests).toHaveLength(3);
    clock.mockRestore();
  });

  test('uses the last known options while reading fails', async () => {
    const { urlOf, stub } = startFilter();
    expect(await urlOf(`${product}?color=teal`)).toBe(product);
    stub.status = 500;
    invalidateLocally([cacheTag('product', 'abaya')]);
    expect(await urlOf(`${product}?color=teal`)).toBe(product);
  });
});
