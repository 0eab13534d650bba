import type { Locator } from '@playwright/test';

/** Time between touchstart and touchend. Playwright's `tap()` sends both at once, so its click has to wait for the touch handlers. */
const touchDurationMs = 80;
const delayAfterScrollMs = 600;

/** Touches the middle of an element as a finger does. */
export async function touchElement(element: Locator): Promise<void> {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(delayAfterScrollMs);
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchDurationMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
