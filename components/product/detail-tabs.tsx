import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { additionalInformation } from '@/lib/catalogue/product/additional-information';
import { plainText, sanitizedTree } from '@/lib/catalogue/product/description';
import type { Product } from '@/lib/catalogue/product/types';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import { DeferredTabbedPanels } from './product-islands.tsx';

/** Tabs Description and Additional information; at first, Additional information is selected (docs/behaviour.md §2.7). */
export async function DetailTabs({ product }: { product: Product }) {
  const t = await getTranslations('product');
  return (
    <div className="mt-16 lg:mt-24">
      <DeferredTabbedPanels
        label={t('details')}
        initial="information"
        panels={[
          {
            key: 'description',
            title: t('description'),
            content: <RichText html={product.descriptionHtml} />,
          },
          { key: 'information', title: t('information'), content: <InformationTable product={product} /> },
        ]}
      />
    </div>
  );
}

async function InformationTable({ product }: { product: Product }) {
  const [t, tBrowser] = await Promise.all([getTranslations('product'), getTranslations('browser')]);
  const rows = additionalInformation(product, { size: t('size'), color: t('color') });
  if (rows.length === 0) return <p className="text-muted">{t('noInformation')}</p>;
  return (
    <table className="lined-table max-w-2xl wrap-anywhere">
      <tbody>
        {rows.map(({ name, values, swatches }) => (
          <tr key={name}>
            <th scope="row" className="w-1/3 text-muted">
              {name}
            </th>
            <td>
              {swatches ? (
                <span className="flex flex-wrap gap-x-5 gap-y-2">
                  {swatches.map((swatch, index) => (
                    <span key={swatch.name} className="flex items-center gap-2">
                      {index > 0 && <span className="sr-only">{tBrowser('listSeparator')}</span>}
                      <span
                        className="size-4 rounded-full border border-ink-faint"
                        style={{ backgroundColor: swatch.code ?? undefined }}
                      />
                      {/* A colour without a name has its code as its name, which only screen readers need. */}
                      <span className={swatch.name === swatch.code ? 'sr-only' : undefined}>
                        {swatch.name}
                      </span>
                    </span>
                  ))}
                </span>
              ) : (
                values.join(tBrowser('listSeparator'))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders sanitized HTML from the catalogue as React elements, with `lang` and `dir` where it is in another language than the page. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="rich-text max-w-prose" {...foreignLanguage(plainText(html), useLocale())}>
      {toJsxRuntime(sanitizedTree(html), { Fragment, jsx, jsxs })}
    </div>
  );
}
