import { useLocale } from 'next-intl';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';

/**
 * Text of the catalogue that does not change while the page is open, marked where it is in another language than the page. Inline, so that
 * it keeps the alignment of the page.
 */
export function CatalogueText({ children }: { children: string }) {
  const language = foreignLanguage(children, useLocale());
  return language ? <span {...language}>{children}</span> : children;
}
