import { isPhysicalClass } from './class-names.ts';

describe('isPhysicalClass', () => {
  test.each([
    'ml-4',
    '-mr-px',
    'pl-[3px]',
    'lg:pr-2',
    'rtl:lg:left-0',
    'right-auto',
    '-left-8!',
    'text-left',
    'hover:text-right',
    'border-l',
    'border-r-2',
    'rounded-l-full',
    'rounded-tl',
    'float-right',
    'scroll-ml-2',
    'origin-top-left',
    'not-last:after:right-1',
    '[&_a]:ml-2',
  ])('detects the physical class %s', (name) => expect(isPhysicalClass(name)).toBe(true));

  test.each([
    'ms-4',
    '-me-px',
    'ps-[3px]',
    'start-0',
    'text-start',
    'border-s',
    'rounded-s',
    'float-end',
    'mx-auto',
    'inset-x-0',
    'max-lg:px-2',
    'prose',
    'placeholder',
    'right-to-left',
    "not-last:after:content-['/']",
  ])('accepts the class %s', (name) => expect(isPhysicalClass(name)).toBe(false));
});
