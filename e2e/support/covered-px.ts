import type { Locator, Page } from '@playwright/test';
import { expect } from './base-test.ts';

/** Focuses a control at the bottom edge of the window by Tab; returns by how many pixels the bar covers the control. */
export async function coveredPxAfterTab(page: Page, control: Locator, bar: Locator): Promise<number> {
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await control.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom + 2 - innerHeight, behavior: 'instant' });
  });
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  const [controlBox, barBox] = [await control.boundingBox(), await bar.boundingBox()];
  return (controlBox?.y ?? 0) + (controlBox?.height ?? 0) - (barBox?.y ?? 0);
}
