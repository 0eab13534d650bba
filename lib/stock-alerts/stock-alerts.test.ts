import { fakeBrowser } from '../browser-storage/testing.ts';
import { testLine } from '../cart/testing.ts';
import { type ProductSnapshot, snapshotOf } from '../product/snapshot.ts';
import { product, variant } from '../product/testing.ts';

const { productId, variantId } = testLine('7');
const requested = { productId, variantId, slug: 'product-7' };
const key = 'awaited_products';

const open = () => fakeBrowser().openTab(() => import('./stock-alerts.ts'));

function snapshotWithStock(stock: number): ProductSnapshot {
  return snapshotOf(
    product({ variants: [variant({ id: 'v7', price: 10000, stock }), variant({ id: 'v8', stock: 5 })] }),
  );
}

describe('stock alerts', () => {
  test('are added and removed by toggling', async () => {
    const { hasPendingAlert, toggleStockAlert } = await open();
    const pending = toggleStockAlert([], requested);
    expect(pending).toEqual([{ ...requested, told: false }]);
    expect(hasPendingAlert(pending, requested)).toBe(true);
    expect(hasPendingAlert(pending, { ...requested, variantId: 'v8' })).toBe(false);
    expect(toggleStockAlert(pending, requested)).toEqual([]);
  });

  test('are renewed, without a duplicate, when toggled after the notification', async () => {
    const { hasPendingAlert, toggleStockAlert } = await open();
    const notified = [{ ...requested, told: true }];
    expect(hasPendingAlert(notified, requested)).toBe(false);
    expect(toggleStockAlert(notified, requested)).toEqual([{ ...requested, told: false }]);
  });

  test('are back in stock once their exact variant is', async () => {
    const { isBackInStock, createStockAlertView } = await open();
    const item = { ...requested, told: false };
    const isBack = (snapshot: ProductSnapshot | null | undefined) =>
      isBackInStock(createStockAlertView(item, snapshot, 0));
    expect([snapshotWithStock(0), snapshotWithStock(1), null, undefined].map(isBack)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('are hidden when notified and sold out again', async () => {
    const { hasPendingAlert, isVisibleAlert, toggleStockAlert, createStockAlertView } = await open();
    const isVisible = (told: boolean, snapshot: ProductSnapshot | undefined) =>
      isVisibleAlert({ ...requested, told }, createStockAlertView({ ...requested, told }, snapshot, 0));
    expect(
      [snapshotWithStock(0), snapshotWithStock(1), undefined].map((snapshot) => isVisible(true, snapshot)),
    ).toEqual([false, true, true]);
    expect(
      [snapshotWithStock(0), snapshotWithStock(1), undefined].map((snapshot) => isVisible(false, snapshot)),
    ).toEqual([true, true, true]);
    expect(hasPendingAlert(toggleStockAlert([{ ...requested, told: true }], requested), requested)).toBe(
      true,
    );
  });

  test('are read from storage, dropping entries without a product', async () => {
    const browser = fakeBrowser();
    const stored = [{ ...requested, told: true }, { told: true }, { ...requested, variantId: 'v8' }];
    browser.stored.set(key, JSON.stringify({ version: 1, revision: 3, items: stored }));
    const { stockAlerts } = await browser.openTab(() => import('./stock-alerts.ts'));
    expect(stockAlerts.get()).toEqual([
      { ...requested, told: true },
      { ...requested, variantId: 'v8', told: false },
    ]);
  });

  test('are detected without loading their code', async () => {
    const browser = fakeBrowser();
    const { hasStockAlerts } = await browser.openTab(() => import('./has-stock-alerts.ts'));
    expect(hasStockAlerts()).toBe(false);
    browser.stored.set(key, '{"version":1,"items":[]}');
    expect(hasStockAlerts()).toBe(true);
  });
});
