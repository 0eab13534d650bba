import { useTranslations } from 'next-intl';
import { Stars } from '@/components/commerce/stars';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { productCardImages } from '@/lib/catalogue/product/card';
import { ratingOf } from '@/lib/catalogue/product/rating';
import type { Product } from '@/lib/catalogue/product/types';
import { paths } from '@/lib/platform/urls/paths';

/** Top rated products with their average ratings. */
export function TopRated({
  products,
  hasCustomerReviews = false,
}: {
  products: Product[];
  /** True in a shop with customer reviews: shows their average instead of the average of the catalogue's reviews. */
  hasCustomerReviews?: boolean;
}) {
  const t = useTranslations('listing');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="top-rated" className="border-t border-sand pt-5">
      <h2 id="top-rated" className="mb-3 font-semibold">
        {t('topRated')}
      </h2>
      <ul className="grid gap-4">
        {products.map((product) => {
          const rating = ratingOf(product, hasCustomerReviews);
          return (
            <li key={product.slug} className="group relative grid grid-cols-[4rem_1fr] items-center gap-4">
              <Photo
                image={productCardImages(product)[0] ?? null}
                alt=""
                width={900}
                height={1200}
                sizes="64px"
                widths={[180]}
                className="aspect-3/4 w-full"
              />
              <p className="wrap-anywhere">
                <Link
                  href={paths.product(product.slug)}
                  className="leading-snug covers-card group-hover:text-primary-ink"
                >
                  <CatalogueText>{product.title}</CatalogueText>
                </Link>
                <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
                  <Stars rating={rating} />
                  {rating?.toFixed(1)}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
