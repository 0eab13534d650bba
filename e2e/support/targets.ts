import type { Page } from '@playwright/test';

/** What is pressed most: buttons, the header, tabs, and the choices and steps on the way to buying. */
const main = [
  '.btn, .icon-btn, [role="tab"], summary',
  ':is([data-site-header], dialog[open]) :is(a, button)',
  '[role="radiogroup"] label, input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea',
].join();
const leastPx = 44;

/** Main targets in sight that are lower or narrower than 44 px; axe itself finds those below 24 px (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ main, leastPx }) => {
      const small = (element: Element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, .sr-only'))
          return false;
        const { width, height } = element.getBoundingClientRect();
        const { content, position, inset } = getComputedStyle(element, '::after');
        // What is drawn around it belongs to it.
        const around =
          content !== 'none' && position === 'absolute' ? -2 * Math.min(0, Number.parseFloat(inset)) : 0;
        return width > 1 && Math.min(width, height) + around < leastPx - 0.5;
      };
      return [...document.querySelectorAll(main)].filter(small).map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 160)}`;
      });
    },
    { main, leastPx },
  );
}
