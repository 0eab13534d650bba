import fc from 'fast-check';
import { splitCacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import { invalidateLocally } from '../../lib/platform/cache/local-invalidation.ts';
import { renderContext } from '../../lib/platform/cache/render-context.ts';
import { createDataCache } from '../cache/next-cache.ts';
import { html, type RenderStub, startPageServer } from './testing.ts';

/** Price of the only product on the home page, with its sale. */
interface Product {
  price: number;
  salePrice: number;
  /** First and last moment of the sale, in epoch milliseconds. */
  startAt: number;
  endAt: number;
}

const startedAt = 1_800_000_000_000;
const tags = ['home'];
const readLifetimeMs = 300_000;

/** Clock, API and storefront, with a stand-in for Next that reads through the data cache as `unstable_cache` does. */
async function startShop() {
  const clock = { now: startedAt };
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now - startedAt);
  const api = { isUp: true, product: { price: 100, salePrice: 60, startAt: 0, endAt: startedAt + 60_000 } };
  const data = createDataCache(splitCacheBudget(1));

  async function readProduct(): Promise<Product | null> {
    const request = data.forRequest();
    const store = () =>
      request.set(
        'read',
        { kind: 'FETCH', data: { body: JSON.stringify(api.product) }, tags } as never,
        { tags } as never,
      );
    const entry = await request.get('read', { tags } as never);
    if (entry?.value?.data) {
      const product: Product = JSON.parse(String(entry.value.data.body));
      if (clock.now - entry.lastModified > readLifetimeMs && api.isUp) store();
      return product;
    }
    if (!api.isUp) return null;
    store();
    return api.product;
  }

  const renderHome: RenderStub = ({ url }, options) =>
    url === '/error'
      ? { status: 503 }
      : renderContext.run({ tags: null, upstreamMs: 0, usesLastReads: false, ...options }, async () => {
          const product = await readProduct();
          if (!product) return { status: 500, tags: null };
          const nextChange = [product.startAt, product.endAt + 1].find((time) => time > clock.now);
          return {
            body: Buffer.from(html(`price ${priceAt(product, clock.now)}.`)),
            tags: nextChange ? [...tags, `until-${nextChange}`] : tags,
          };
        });
  const { get } = await startPageServer(renderHome);
  return { clock, api, get };
}

function priceAt({ price, salePrice, startAt, endAt }: Product, now: number): number {
  return startAt <= now && now <= endAt ? salePrice : price;
}

type Step =
  | { kind: 'visit' | 'api stops' | 'api starts' }
  | { kind: 'time passes'; ms: number }
  | { kind: 'price changes'; price: number; startMs: number; saleMs: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'visit' as const }) },
  fc.constantFrom({ kind: 'api stops' as const }, { kind: 'api starts' as const }),
  fc.record({ kind: fc.constant('time passes' as const), ms: fc.constantFrom(1, 1000, 60_000, 300_001) }),
  fc.record({
    kind: fc.constant('price changes' as const),
    price: fc.integer({ min: 200, max: 999 }),
    startMs: fc.constantFrom(-1, 1000, 60_000),
    saleMs: fc.constantFrom(0, 1000, 600_000),
  }),
);

afterEach(() => jest.restoreAllMocks());

describe('pages while the API fails', () => {
  test('are shown at the right price once they have been read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { clock, api, get } = await startShop();
        let lastRead: Product | null = null;
        for (const current of steps) {
          if (current.kind === 'api stops') api.isUp = false;
          if (current.kind === 'api starts') api.isUp = true;
          if (current.kind === 'time passes') clock.now += current.ms;
          if (current.kind === 'price changes') {
            const { price, startMs, saleMs } = current;
            const startAt = clock.now + startMs;
            api.product = { price, salePrice: price / 2, startAt, endAt: startAt + saleMs };
            invalidateLocally(tags);
          }
          if (current.kind !== 'visit') continue;
          if (api.isUp) lastRead = api.product;
          const { status, headers, body } = await get('/');
          expect(status).toBe(lastRead ? 200 : 503);
          if (!lastRead) continue;
          expect(body).toContain(`price ${priceAt(lastRead, clock.now)}.`);
          if (lastRead !== api.product) expect(headers['cache-control']).toContain('no-store');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('are shown without a sale that ended before anyone asked', async () => {
    const { clock, api, get } = await startShop();
    expect((await get('/')).body).toContain('price 60.');
    clock.now = api.product.endAt + 1;
    invalidateLocally(tags);
    api.isUp = false;
    const { status, headers, body } = await get('/');
    expect([status, body.includes('price 100.')]).toEqual([200, true]);
    expect(headers['cache-status']).toBe('Rida; fwd=stale; detail=unavailable');
    expect(headers['cache-control']).toContain('no-store');
  });

  test('are rendered again when a sale ends within three seconds', async () => {
    const { clock, api, get } = await startShop();
    api.product = { price: 100, salePrice: 60, startAt: startedAt + 1000, endAt: startedAt + 2000 };
    expect((await get('/')).body).toContain('price 100.');
    invalidateLocally(tags);
    api.isUp = false;
    clock.now = startedAt + 1000;
    expect((await get('/')).body).toContain('price 60.');
    clock.now = startedAt + 2001;
    expect((await get('/')).body).toContain('price 100.');
  });
});
