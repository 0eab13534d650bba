const side = '(?:left|right)';
const value = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`;

/** Utility classes that mean the left or the right of the screen instead of the start or the end of a line. */
const physical = new RegExp(
  [
    `(?:scroll-)?[mp][lr]-${value}.*`,
    `${side}-${value}.*`,
    `(?:text|float|clear|origin)-${side}`,
    `origin-(?:top|bottom)-${side}`,
    '(?:border|rounded)-[lr](?:-.*)?',
    'rounded-(?:tl|tr|bl|br)(?:-.*)?',
  ]
    .map((shape) => `^${shape}$`)
    .join('|'),
);

/** Whether a class, its variants (`lg:`), sign and importance aside, is a physical one. */
export function isPhysicalClass(name: string): boolean {
  const bare = name.replace(/^(?:[^[\]]|\[[^\]]*\])*:(?=[^:\]]*(?:\[|$))/, '').replace(/^[!-]+|!$/g, '');
  return physical.test(bare);
}
