import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has to say against a page, or against the part of it that a selector names: in English as it is in the light, in Arabic as it
 * is in the dark, since contrast depends on the scheme and never on the language.
 */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(takeAtOnce);
  const isArabic = await page.evaluate(() => document.documentElement.lang === 'ar');
  await page.emulateMedia({ colorScheme: isArabic ? 'dark' : 'light' });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // No frames of other origins to join: without this axe opens another page for each report.
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ colorScheme: null });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Has colours change at once, and what is off the screen drawn, whose transitions would wait for that. */
function takeAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
