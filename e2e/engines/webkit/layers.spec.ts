import { expect, test } from './test.ts';

const menu = { role: 'dialog', name: 'القائمة' };

test('the menu opens, closes in every way, and leads to a page', async ({ webkit }) => {
  await webkit.goto('/ar');
  const open = async () => {
    await webkit.press({ role: 'button', name: 'افتحي القائمة' });
    await webkit.find(menu);
  };
  const expectClosed = () => webkit.waitUntil('the menu is closed', async () => !(await webkit.has(menu)));
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
    const expectClosed = () =>
      webkit.waitUntil('the sheet is closed', async () => !(await webkit.has(close)));
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
