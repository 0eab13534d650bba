import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations'],
  rules: {
    // The cart button shows "99+" and has the whole number in its name.
    'label-content-name-mismatch': { enabled: false },
    // The alternative text of a photo is the title of its product, which is also below the photo.
    'image-redundant-alt': { enabled: false },
  },
};
/** Minified: loading the full script takes half of the time of a check. */
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type WindowWithAxe = Window & { axe: { run(selector: string, options: RunOptions): Promise<AxeResults> } };

/**
 * Returns axe violations in a page, or in the part that `selector` matches; none outside of Chromium: the rules judge HTML and styles, and
 * Firefox ESR crashes while axe checks a form with text. English pages are checked in the light colour scheme and
 * Arabic pages in the dark one, so that the contrast of both schemes is covered.
 */
export async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return [];
  await page.evaluate(disableTransitions);
  const isArabic = await page.evaluate(() => document.documentElement.lang === 'ar');
  await page.emulateMedia({ colorScheme: isArabic ? 'dark' : 'light' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as WindowWithAxe).axe.run(selector, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [selector, options] as const,
  );
  await page.emulateMedia({ colorScheme: null });
  return violations;
}

/** Disables transitions and renders off-screen content, whose transitions would otherwise never end. */
function disableTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
