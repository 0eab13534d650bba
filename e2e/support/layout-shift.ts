import { expect, type Page } from '@playwright/test';

const mostShift = 0.1;

interface Shifts {
  total: number;
  /** What moved. */
  from: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element | null }[];
}

/** Has every document that a page opens from now on add up how much its layout jumps. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, from: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        shifts.total += value;
        shifts.from.push(...sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the layout has jumped by the time that fonts have arrived and two frames were drawn with them. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as never as { shifts: Shifts }).shifts;
  });
}

export async function expectCalm(page: Page): Promise<void> {
  const { total, from } = await shiftsOf(page);
  expect.soft(total, from.join(', ')).toBeLessThanOrEqual(mostShift);
}
