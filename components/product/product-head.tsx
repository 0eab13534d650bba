import { BreadcrumbStructuredData } from '@/components/layout/breadcrumb-structured-data';
import { StructuredData } from '@/components/ui/structured-data';
import { initialSelection } from '@/lib/product/selection';
import type { OptionValues, Product } from '@/lib/product/types';
import { getShownReviews } from '@/lib/reviews/server';
import type { RequestedReviews, ReviewFigures } from '@/lib/reviews/types';
import { productProperties } from '@/lib/seo/product-properties';
import { productData } from '@/lib/seo/structured/product';
import { currentShop } from '@/lib/tenant/current-shop';
import { paths } from '@/lib/urls/paths';

interface ProductHeadProps {
  product: Product;
  /** Colour and size requested by the URL. */
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
      {productProperties(product, initialSelection(product, options), shop, now).map(
        ([property, content]) => (
          <meta key={property} property={property} content={content} />
        ),
      )}
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
