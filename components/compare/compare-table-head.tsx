import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { defaultVariant } from '@/lib/catalogue/product/selection';
import type { ProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';
import { paths } from '@/lib/platform/urls/paths';

/** Header row: picture and title of each product. */
export function CompareTableHead({ products }: { products: ProductSnapshot[] }) {
  const t = useTranslations('browser.compare');
  const locale = useLocale();
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky start-0 z-10 w-[18vw] min-w-[18vw] bg-ground py-4 pe-2 max-sm:text-xs sm:min-w-28 sm:pe-4 text-start align-bottom font-normal text-muted sm:w-40"
        >
          {t('rows.product')}
        </th>
        {products.map((product) => (
          <th
            key={product.slug}
            scope="col"
            className="w-[17.5rem] min-w-[31vw] border-s border-sand px-2 py-4 sm:min-w-44 sm:px-4 text-start align-top font-normal lg:min-w-56"
          >
            <Photo
              image={defaultVariant(product)?.images[0] ?? product.images[0] ?? null}
              alt=""
              sizes="17rem"
              width={270}
              height={360}
              className="mb-3 aspect-3/4 w-full max-w-56"
            />
            <Link
              href={paths.product(product.slug)}
              className="hover:text-primary-ink"
              {...foreignLanguage(product.title, locale)}
            >
              {product.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
