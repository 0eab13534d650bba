import type { Page } from '@playwright/test';

/** Selectors of the main targets: buttons, tabs, links in the header and in dialogs, and form controls. */
const selectors = [
  '.btn, .icon-btn, [role="tab"], summary',
  ':is([data-site-header], dialog[open]) :is(a, button)',
  '[role="radiogroup"] label, input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea',
].join();
const minPx = 44;

/** Returns visible main targets smaller than 44 px; axe itself reports those below 24 px (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ selectors, minPx }) => {
      const isSmall = (element: Element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, .sr-only'))
          return false;
        const { width, height } = element.getBoundingClientRect();
        const { content, position, inset } = getComputedStyle(element, '::after');
        // An ::after with a negative inset enlarges the target.
        const enlargementPx =
          content !== 'none' && position === 'absolute' ? -2 * Math.min(0, Number.parseFloat(inset)) : 0;
        return width > 1 && Math.min(width, height) + enlargementPx < minPx - 0.5;
      };
      return [...document.querySelectorAll(selectors)].filter(isSmall).map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)} ${element.outerHTML.slice(0, 160)}`;
      });
    },
    { selectors, minPx },
  );
}
