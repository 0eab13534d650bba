import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { defaultVariant } from '@/lib/catalogue/selection';

/** The products themselves, one a column. */
export function CompareHead({ products }: { products: ProductFacts[] }) {
  const t = useTranslations('browser.compare');
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky start-0 z-10 w-28 min-w-28 bg-ground py-4 pe-4 text-start align-bottom font-normal text-muted sm:w-40"
        >
          {t('rows.product')}
        </th>
        {products.map((product) => (
          <th
            key={product.slug}
            scope="col"
            className="w-[17.5rem] min-w-44 border-s border-sand px-4 py-4 text-start align-bottom font-normal lg:min-w-56"
          >
            <Photo
              address={defaultVariant(product)?.images[0] ?? product.images[0] ?? null}
              alt=""
              sizes="17rem"
              width={270}
              height={360}
              className="mb-3 aspect-3/4 w-full max-w-56"
            />
            <Link href={paths.product(product.slug)} className="hover:text-primary-ink">
              {product.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
