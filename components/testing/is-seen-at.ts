import { readFileSync } from 'node:fs';

const breakpointsPx = Object.fromEntries(
  [...readFileSync('app/theme.css', 'utf8').matchAll(/--breakpoint-(\w+): (\d+)rem/g)].map(
    ([, name, rem]) => [name, Number(rem) * 16],
  ),
);
const hidingUtility = /^(?:(\w+):)?(?:hidden|sr-only)$/;

/**
 * Returns whether someone sees an element on a viewport of this width: neither it nor a parent is hidden by `hidden` or `sr-only`, alone
 * or from a breakpoint on. The simulated browser applies no style sheet.
 */
export function isSeenAt(element: Element, widthPx: number): boolean {
  const isHidden = [...element.classList].some((name) => {
    const [isHiding, breakpoint] = hidingUtility.exec(name) ?? [];
    if (isHiding === undefined) return false;
    const fromPx = breakpoint === undefined ? 0 : breakpointsPx[breakpoint];
    if (fromPx === undefined) throw new Error(`${name} hides under an unknown condition`);
    return widthPx >= fromPx;
  });
  return !isHidden && (element.parentElement === null || isSeenAt(element.parentElement, widthPx));
}
