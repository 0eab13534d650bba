const side = '(?:left|right)';
const value = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`;

/** Tailwind classes for left and right instead of start and end. */
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

/** True for a class with a physical direction; variants (`lg:`), sign and importance are ignored. */
export function isPhysicalClass(name: string): boolean {
  const bare = name.replace(/^(?:[^[\]]|\[[^\]]*\])*:(?=[^:\]]*(?:\[|$))/, '').replace(/^[!-]+|!$/g, '');
  return physical.test(bare);
}
