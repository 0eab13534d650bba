import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe violations in a page or part of it: English pages in the light scheme, Arabic in the dark, which covers both contrasts. */
export async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  await page.evaluate(disableTransitions);
  const isArabic = await page.evaluate(() => document.documentElement.lang === 'ar');
  await page.emulateMedia({ colorScheme: isArabic ? 'dark' : 'light' });
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // Without legacy mode axe opens a new page for each report, to merge cross-origin frames; there are none.
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ colorScheme: null });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Disables transitions and renders off-screen content, whose transitions would otherwise never end. */
function disableTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
