const side = '(?:left|right)';
const valueStart = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`;

/** Tailwind classes for left and right instead of start and end. */
const physicalClass = new RegExp(
  [
    `(?:scroll-)?[mp][lr]-${valueStart}.*`,
    `${side}-${valueStart}.*`,
    `(?:text|float|clear|origin)-${side}`,
    `origin-(?:top|bottom)-${side}`,
    '(?:border|rounded)-[lr](?:-.*)?',
    'rounded-(?:tl|tr|bl|br)(?:-.*)?',
  ]
    .map((pattern) => `^${pattern}$`)
    .join('|'),
);

/** True for a class with a physical direction. Prefixes such as `lg:`, the sign and the `!` of importance are ignored. */
export function isPhysicalClass(name: string): boolean {
  // Prefixes end at the last colon outside of brackets.
  const withoutPrefixes = name.replace(/^(?:[^[\]]|\[[^\]]*\])*:(?=[^:\]]*(?:\[|$))/, '');
  return physicalClass.test(withoutPrefixes.replace(/^[!-]+|!$/g, ''));
}
