import { createProductSnapshot, type ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { product, variant } from '../../catalogue/product/testing.ts';
import { installFakeBrowser } from '../../platform/browser-storage/testing.ts';
import { testLine } from '../cart/testing.ts';

const { productId, variantId } = testLine('7');
const requested = { productId, variantId, slug: 'product-7' };
const key = 'awaited_products';

const open = () => installFakeBrowser().openTab(() => import('./stock-alerts.ts'));

function snapshotWithStock(stock: number): ProductSnapshot {
  return createProductSnapshot(
    product({ variants: [variant({ id: 'v7', price: 10000, stock }), variant({ id: 'v8', stock: 5 })] }),
  );
}

describe('stock alerts', () => {
  test('are added and removed by toggling', async () => {
    const { hasActiveAlert, toggleStockAlert } = await open();
    const active = toggleStockAlert([], requested);
    expect(active).toEqual([{ ...requested, isNotified: false }]);
    expect(hasActiveAlert(active, requested)).toBe(true);
    expect(hasActiveAlert(active, { ...requested, variantId: 'v8' })).toBe(false);
    expect(toggleStockAlert(active, requested)).toEqual([]);
  });

  test('are renewed without a duplicate when toggled after the notification', async () => {
    const { hasActiveAlert, toggleStockAlert } = await open();
    const notified = [{ ...requested, isNotified: true }];
    expect(hasActiveAlert(notified, requested)).toBe(false);
    expect(toggleStockAlert(notified, requested)).toEqual([{ ...requested, isNotified: false }]);
  });

  test('are back in stock once their exact variant is', async () => {
    const { isBackInStock, createStockAlertView } = await open();
    const item = { ...requested, isNotified: false };
    const isBack = (snapshot: ProductSnapshot | null | undefined) =>
      isBackInStock(createStockAlertView(item, snapshot, 0));
    expect([snapshotWithStock(0), snapshotWithStock(1), null, undefined].map(isBack)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('are hidden when the variant sells out again after the notification', async () => {
    const { hasActiveAlert, isVisibleAlert, toggleStockAlert, createStockAlertView } = await open();
    const isVisible = (isNotified: boolean, snapshot: ProductSnapshot | undefined) =>
      isVisibleAlert(
        { ...requested, isNotified },
        createStockAlertView({ ...requested, isNotified }, snapshot, 0),
      );
    expect(
      [snapshotWithStock(0), snapshotWithStock(1), undefined].map((snapshot) => isVisible(true, snapshot)),
    ).toEqual([false, true, true]);
    expect(
      [snapshotWithStock(0), snapshotWithStock(1), undefined].map((snapshot) => isVisible(false, snapshot)),
    ).toEqual([true, true, true]);
    expect(hasActiveAlert(toggleStockAlert([{ ...requested, isNotified: true }], requested), requested)).toBe(
      true,
    );
  });

  test('are read from storage, dropping entries without a product', async () => {
    const browser = installFakeBrowser();
    const stored = [{ ...requested, told: true }, { told: true }, { ...requested, variantId: 'v8' }];
    browser.stored.set(key, JSON.stringify({ version: 1, revision: 3, items: stored }));
    const { stockAlerts } = await browser.openTab(() => import('./stock-alerts.ts'));
    expect(stockAlerts.get()).toEqual([
      { ...requested, isNotified: true },
      { ...requested, variantId: 'v8', isNotified: false },
    ]);
  });

  test('are detected without loading their code', async () => {
    const browser = installFakeBrowser();
    const { hasStockAlerts } = await browser.openTab(() => import('./has-stock-alerts.ts'));
    expect(hasStockAlerts()).toBe(false);
    browser.stored.set(key, '{"version":1,"items":[]}');
    expect(hasStockAlerts()).toBe(true);
  });
});
