import { BreadcrumbStructuredData } from '@/components/layout/breadcrumb-structured-data';
import { StructuredData } from '@/components/ui/structured-data';
import type { RequestedReviews, ReviewFigures } from '@/lib/catalogue/product/review-pages';
import { initialSelection } from '@/lib/catalogue/product/selection';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { getShownReviews } from '@/lib/catalogue/reviews/server';
import { currentShop } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { openGraphProduct } from '@/lib/site/seo/open-graph-product';
import { productData } from '@/lib/site/seo/structured/product';

interface ProductHeadProps {
  product: Product;
  /** Values requested by the URL. */
  options?: OptionValues;
  /** Page and order of the product's reviews that the URL requests. */
  requestedReviews?: RequestedReviews;
}

/** `product:*` meta tags, which Next's metadata does not support, and structured data of a product page. */
export async function ProductHead({ product, options, requestedReviews }: ProductHeadProps) {
  const shop = await currentShop();
  const now = Date.now();
  const { figures, reviewPage } = await getShownReviews(shop.tenant, shop.locale, product, requestedReviews);
  const { mainCategory, title } = product;
  return (
    <>
      {openGraphProduct(product, initialSelection(product, options), shop, now).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <StructuredData
        data={productData(product, shop, now, {
          rating: figures && aggregateRatingOf(figures),
          reviews: reviewPage.reviews,
        })}
      />
      <BreadcrumbStructuredData
        crumbs={[
          ...(mainCategory ? [{ name: mainCategory.name, href: paths.category(mainCategory.slug) }] : []),
          { name: title },
        ]}
      />
    </>
  );
}

/** Returns average and number of reviews; null without reviews. */
function aggregateRatingOf({ average, count }: ReviewFigures) {
  return average === null ? null : { average, count };
}
