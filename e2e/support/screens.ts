import type { Language } from './catalogue.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/**
 * Ways to look at a page where what can be wrong depends on the language or on the window, not on the two together: a fault of either
 * shows in one of them.
 */
export const visits: { language: Language; screen: 'phone' | 'desktop'; viewport: typeof phone }[] = [
  { language: 'en', screen: 'desktop', viewport: desktop },
  { language: 'ar', screen: 'phone', viewport: phone },
];
