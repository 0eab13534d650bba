import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useLocale } from 'next-intl';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { plainText, sanitizedTree } from '@/lib/catalogue/product/html';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';

/** Renders HTML from the catalogue, sanitized, as React elements, marked where it is in another language than the page. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text max-w-prose" {...foreignLanguage(plainText(html), useLocale())}>
      {toJsxRuntime(sanitizedTree(html), { Fragment, jsx, jsxs })}
    </div>
  );
}
