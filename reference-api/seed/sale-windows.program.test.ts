import { type Api, startApi } from '../testing/api.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function findOnSaleIds(api: Api): Promise<number[]> {
  const { items } = await api.filter({ tags: ['status:on-sale'], pageSize: 100 });
  return items.map((product) => product.id);
}

describeOnEachDatabase('sales', (createDatabase) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await createDatabase());
  });
  afterAll(() => api.stop());

  test('start and end while the API runs', async () => {
    const initialIds = await findOnSaleIds(api);
    const [product] = (await api.filter({ tags: ['status:on-sale'], sortBy: 'low', pageSize: 1 })).items;
    const { price, salePrice, endAt } = product?.defaultVariant ?? {};
    const remainingMs = Date.parse(endAt ?? '') - Date.now();
    const atSalePrice = { minPrice: salePrice, maxPrice: salePrice, pageSize: 100 };
    const findIds = async (body: Parameters<Api['filter']>[0]) =>
      (await api.filter(body)).items.map((item) => item.id);
    expect(await findIds(atSalePrice)).toContain(product?.id);

    await api.setClockAhead(remainingMs + 1000);
    expect(await findIds(atSalePrice)).not.toContain(product?.id);
    expect(await findIds({ minPrice: price, maxPrice: price, pageSize: 100 })).toContain(product?.id);
    expect(await findOnSaleIds(api)).not.toContain(product?.id);
    const ended = await api.get<{ discount: number }>(`/Products/GetBySlug/${product?.slug}`);
    expect(ended.discount).toBe(0);

    // After 13 days all upcoming sales have started and none of them has ended.
    await api.setClockAhead(13 * dayMs);
    const startedIds = (await findOnSaleIds(api)).filter((id) => !initialIds.includes(id));
    expect(startedIds).not.toHaveLength(0);
  });
});

test('active sales of the source are active at any later start', async () => {
  const database = await seededDatabase();
  const findIdsAfter = async (days: number) => {
    const api = await startApi({ ...database, CLOCK_AHEAD_MS: String(days * dayMs) });
    const ids = await findOnSaleIds(api);
    await api.stop();
    return ids;
  };
  const initialIds = await findIdsAfter(0);
  expect(initialIds).not.toHaveLength(0);
  // After 20 days, some sales are over, and upcoming ones have begun; after 400 days, all are over.
  for (const days of [20, 400]) expect(await findIdsAfter(days)).toEqual(initialIds);
});
