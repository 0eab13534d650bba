import { useLocale } from 'next-intl';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';

/**
 * Text of the catalogue, with `lang` and `dir` where it is in another language than the page. An inline element, so that the text keeps the
 * alignment of the page. Only for text that does not change while the page is open: React cannot change text that a browser translated.
 */
export function CatalogueText({ children }: { children: string }) {
  const language = foreignLanguage(children, useLocale());
  return language ? <span {...language}>{children}</span> : children;
}
