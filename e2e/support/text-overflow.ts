import type { Page } from '@playwright/test';

/** Doubles the size of text until the page is left, as a browser does that zooms text alone. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    const { fontSize } = getComputedStyle(document.documentElement);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html { font-size: calc(2 * ${fontSize}) !important; scrollbar-width: none; scrollbar-gutter: auto !important }
      * { transition: none !important; content-visibility: visible !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Returns the widest element beyond the window; null when the page does not scroll sideways. */
export function sidewaysOverflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const beyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round(Math.max(-left, right - clientWidth));
    };
    const isClipped = (element: Element): boolean =>
      element !== document.body &&
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement));
    const [widest] = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !isClipped(element))
      .sort((a, b) => beyond(b) - beyond(a));
    return `${scrollWidth} px: ${widest?.outerHTML.slice(0, 200)}`;
  });
}

/** Returns the first text of a bar at the bottom of the window that the bar does not hold; null when all of it is in view. */
export function cutBarText(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    for (const bar of document.querySelectorAll('.buy-bar[data-floating], #consent')) {
      if (getComputedStyle(bar).position !== 'fixed') continue;
      const { top, bottom } = bar.getBoundingClientRect();
      for (const part of bar.querySelectorAll('p, button')) {
        const box = part.getBoundingClientRect();
        const isCut = box.top < top - 1 || box.bottom > bottom + 1;
        const overflows = part.localName === 'button' && part.scrollHeight > part.clientHeight + 1;
        if (box.height > 0 && (isCut || overflows))
          return `${Math.round(box.height)} px: ${part.outerHTML.slice(0, 200)}`;
      }
    }
    return null;
  });
}

/** Returns the buttons whose label stands beyond their edges. */
export function overflowingLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const label = document.createRange();
    return [...document.querySelectorAll('button, .btn')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      // Wider than a visually hidden link.
      if (!button.checkVisibility({ visibilityProperty: true }) || box.width <= 1) return [];
      const lines = [...button.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap((text) => {
          label.selectNodeContents(text);
          return [...label.getClientRects()];
        });
      const beyondPx = Math.max(
        ...lines.flatMap(({ left, right, top, bottom }) => [
          box.left - left,
          right - box.right,
          box.top - top,
          bottom - box.bottom,
        ]),
      );
      return beyondPx > 1 ? [`${Math.round(beyondPx)} px: ${button.outerHTML.slice(0, 160)}`] : [];
    });
  });
}
