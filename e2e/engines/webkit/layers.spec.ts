import type { WebKitPage } from './page.ts';
import { expect, test } from './test.ts';

const menu = { role: 'dialog', name: 'القائمة' };

/**
 * Waits until a layer is closed and has left its history entry. The entry is left a moment after the layer has closed; until then, Back
 * would leave the entry itself instead of closing the layer that was opened again.
 */
const waitUntilClosed = (webkit: WebKitPage, layerContent: Parameters<WebKitPage['has']>[0]) =>
  webkit.waitUntil(
    'the layer is closed and has left its history entry',
    async () => !(await webkit.has(layerContent)) && (await webkit.call(() => !history.state?.layer)),
  );

test('the menu opens, closes in every way, and leads to a page', async ({ webkit }) => {
  await webkit.goto('/ar');
  const open = async () => {
    await webkit.press({ role: 'button', name: 'افتحي القائمة' });
    await webkit.find(menu);
  };
  const expectClosed = () => waitUntilClosed(webkit, menu);
  await open();
  await webkit.press({ role: 'button', name: 'أغلقي القائمة', within: 'dialog' });
  await expectClosed();
  await open();
  await webkit.pressAt(10, 600);
  await expectClosed();
  await open();
  await webkit.back();
  await expectClosed();
  expect(await webkit.path()).toBe('/ar');
  await open();
  await webkit.press({ role: 'link', name: 'التوصيل والإرجاع', within: 'dialog' });
  await webkit.waitForPath(/^\/ar\/pages\/policy$/);
  await expectClosed();
});

test.describe('without popovers, as before Safari 17', () => {
  test.use({ options: { withoutFeatures: ['PopoverAttribute'] } });

  test('the filter sheet opens, closes and filters', async ({ webkit }) => {
    await webkit.goto('/ar/shop');
    const close = { role: 'button', name: 'أغلقي التصفية' };
    const expectClosed = () => waitUntilClosed(webkit, close);
    await expectClosed();
    const open = async () => {
      await webkit.press({ role: 'button', name: /^التصفية/ });
      await webkit.find(close);
    };
    await open();
    await webkit.press(close);
    await expectClosed();
    await open();
    await webkit.back();
    await expectClosed();
    await open();
    await webkit.press({ role: 'checkbox', name: 'M' });
    await webkit.waitForPath(/^\/ar\/shop\?size=M$/);
  });
});

test.describe('without script', () => {
  test.use({ options: { hasScript: false } });

  test('links open and close the menu', async ({ webkit }) => {
    await webkit.open('/ar');
    const isMenuVisible = () => webkit.isVisible('#mobile-menu nav');
    expect(await isMenuVisible()).toBe(false);
    await webkit.follow('a[href="#mobile-menu"]');
    expect(await isMenuVisible()).toBe(true);
    await webkit.follow('#mobile-menu a[href="#"]');
    expect(await isMenuVisible()).toBe(false);
  });
});
