import type { Locator } from '@playwright/test';

/** How long a finger rests on what it touches; Playwright's `tap()` rests for no time at all, and its click waits for its touch. */
const restsMs = 80;
/** After scrolling. */
const stillMs = 600;

/** Touches an element in its middle as a finger does. */
export async function touch(part: Locator): Promise<void> {
  const page = part.page();
  await part.scrollIntoViewIfNeeded();
  await page.waitForTimeout(stillMs);
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(restsMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
