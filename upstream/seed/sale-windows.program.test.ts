import { type Api, seededFolder, startApi } from '../testing/api.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function findOnSaleIds(api: Api): Promise<number[]> {
  const { items } = await api.filter({ tags: ['status:on-sale'], pageSize: 100 });
  return items.map((product) => product.id);
}

test('sales start and end while the API runs', async () => {
  const api = await startApi();
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
  await api.stop();
});

test('active sales of the source are active at any later start', async () => {
  const DATA_DIR = await seededFolder();
  const first = await startApi({ DATA_DIR });
  const before = await findOnSaleIds(first);
  expect(before.length).toBeGreaterThan(0);
  await first.stop();
  for (const days of [31, 400]) {
    const later = await startApi({ DATA_DIR, CLOCK_AHEAD_MS: String(days * dayMs) });
    expect(await findOnSaleIds(later)).toEqual(before);
    await later.stop();
  }
});
