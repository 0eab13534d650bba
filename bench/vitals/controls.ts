import type { Browser, Locator, Page } from '@playwright/test';
import { openOnSlowPhone } from '../support/phone.ts';
import { touchElement } from '../support/touch-element.ts';
import { measureInteraction } from './interactions.ts';

/** A control of a page, by its position among the visible controls once the whole page has been in view. */
interface Control {
  page: string;
  path: string;
  index: number;
  /** Accessible name, or the text of its label. */
  name: string;
}

const selector = [
  'button',
  'summary',
  'select',
  'textarea',
  'label:has(:is([type=radio], [type=checkbox]))',
  'input:is([type=text], [type=search], [type=email], [type=tel])',
]
  .map((control) => `${control}:visible`)
  .join();

const scrollStepPx = 600;
const scrollDelayMs = 150;
const maxNameLength = 40;

/** Finds the controls of pages; of those with the same name on one page, such as the buttons of product cards, the first. */
export async function findControls(
  browser: Browser,
  origin: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<Control[]> {
  const controls: Control[] = [];
  for (const [pageName, path] of pages) {
    const page = await openOnSlowPhone(browser, origin + path, () => {});
    const names = await (await visibleControls(page)).evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    );
    await page.context().close();
    const shortNames = names.map((name) => name.trim().slice(0, maxNameLength));
    for (const [index, name] of shortNames.entries())
      if (shortNames.indexOf(name) === index) controls.push({ page: pageName, path, index, name });
  }
  return controls;
}

/** Time from a touch of a control to the next paint on a slow phone, in milliseconds. */
export function measureControl(
  browser: Browser,
  origin: string,
  { name, path, index }: Control,
): Promise<number> {
  return measureInteraction(browser, origin, {
    name,
    path,
    perform: async (page) => touchElement((await visibleControls(page)).nth(index)),
  });
}

/** Scrolls through the page, which shows controls that are deferred until then, and returns all visible controls. */
async function visibleControls(page: Page): Promise<Locator> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += scrollStepPx) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(scrollDelayMs);
  }
  return page.locator(selector);
}
