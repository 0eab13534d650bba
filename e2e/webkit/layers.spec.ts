import { expect, test } from './test.ts';

const menu = { role: 'dialog', name: 'القائمة' };

test.describe('in Arabic on a phone', () => {
  test('the menu opens, closes in every way, and leads to a page', async ({ webkit }) => {
    await webkit.goto('/ar');
    const open = () => webkit.press({ role: 'button', name: 'افتحي القائمة' });
    const expectClosed = () => webkit.waitUntil('the menu is closed', async () => !(await webkit.has(menu)));
    await open();
    await webkit.press({ role: 'button', name: 'أغلقي القائمة', within: 'dialog' });
    await expectClosed();
    await open();
    await webkit.find(menu);
    await webkit.pressAt(10, 600);
    await expectClosed();
    await open();
    await webkit.find(menu);
    await webkit.back();
    await expectClosed();
    expect(await webkit.path()).toBe('/ar');
    await open();
    await webkit.press({ role: 'link', name: 'التوصيل والإرجاع', within: 'dialog' });
    await webkit.waitForPath(/^\/ar\/pages\/policy$/);
    await expectClosed();
  });
});
