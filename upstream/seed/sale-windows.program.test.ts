import { type Api, seededFolder, startApi } from '../testing/api.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function onSale(api: Api): Promise<number[]> {
  const { items } = await api.filter({ tags: ['status:on-sale'], pageSize: 100 });
  return items.map((product) => product.id);
}

test('a sale that opens or closes while the shop runs takes effect at once', async () => {
  const api = await startApi();
  const [product] = (await api.filter({ tags: ['status:on-sale'], sortBy: 'low', pageSize: 1 })).items;
  const { price, salePrice, endAt } = product?.defaultVariant ?? {};
  const untilEndMs = Date.parse(endAt ?? '') - Date.now();
  const atSalePrice = { minPrice: salePrice, maxPrice: salePrice, pageSize: 100 };
  const ids = async (body: Parameters<Api['filter']>[0]) =>
    (await api.filter(body)).items.map((item) => item.id);
  expect(await ids(atSalePrice)).toContain(product?.id);

  await api.setClockAhead(untilEndMs + 1000);
  expect(await ids(atSalePrice)).not.toContain(product?.id);
  expect(await ids({ minPrice: price, maxPrice: price, pageSize: 100 })).toContain(product?.id);
  expect(await onSale(api)).not.toContain(product?.id);
  const closed = await api.get<{ discount: number }>(`/Products/GetBySlug/${product?.slug}`);
  expect(closed.discount).toBe(0);

  await api.setClockAhead(13 * dayMs);
  const opened = await onSale(api);
  await api.setClockAhead(0);
  expect(
    (await api.filter({ pageSize: 100 })).items.filter((item) => opened.includes(item.id)),
  ).not.toHaveLength(0);
  await api.stop();
});

test('what the source calls on sale is on sale however much later the shop is started', async () => {
  const DATA_DIR = await seededFolder();
  const first = await startApi({ DATA_DIR });
  const before = await onSale(first);
  expect(before.length).toBeGreaterThan(0);
  await first.stop();
  for (const days of [31, 400]) {
    const later = await startApi({ DATA_DIR, CLOCK_AHEAD_MS: String(days * dayMs) });
    expect(await onSale(later)).toEqual(before);
    await later.stop();
  }
});
