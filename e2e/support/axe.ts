import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has to say against a page as it is now, or against the part of it that a selector names; in the dark, too, where nothing
 * but contrast can differ.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const axe = () =>
    new AxeBuilder({ page })
      .include(part)
      // No frames of other origins to join: without this axe opens another page for each report.
      .setLegacyMode();
  const light = await report(
    axe()
      .options({ resultTypes: ['violations'] })
      .withTags(tags),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(turning.map(({ finished }) => finished));
  });
  const dark = await report(
    axe()
      .options({ resultTypes: ['violations'] })
      .withRules('color-contrast'),
  );
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark.map((finding) => `in the dark: ${finding}`)];
}

async function report(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
