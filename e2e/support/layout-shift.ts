import { expect, type Page } from '@playwright/test';

const maxShift = 0.1;

interface LayoutShifts {
  total: number;
  /** Elements that moved. */
  sources: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element | null }[];
}

/** Records the cumulative layout shift of every document that a page opens from now on. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShifts = { total: 0, sources: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.total += value;
        shifts.sources.push(...sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the cumulative layout shift once fonts have loaded and two frames are rendered. */
export function readLayoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as never as { shifts: LayoutShifts }).shifts;
  });
}

export async function expectStableLayout(page: Page): Promise<void> {
  const { total, sources } = await readLayoutShifts(page);
  expect.soft(total, sources.join(', ')).toBeLessThanOrEqual(maxShift);
}
