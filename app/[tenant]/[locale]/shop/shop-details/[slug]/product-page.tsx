import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BreadcrumbStructuredData } from '@/components/layout/breadcrumb-structured-data';
import { StructuredData } from '@/components/ui/structured-data';
import { plainText, truncateAtWordBoundary } from '@/lib/catalogue/product/description';
import type { ReviewFigures, ReviewsRequest } from '@/lib/catalogue/product/review-pages';
import { initialSelection } from '@/lib/catalogue/product/selection';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { getProduct } from '@/lib/catalogue/reads/product-server';
import { findByRepairedSlug } from '@/lib/catalogue/reads/server';
import { getShownReviews } from '@/lib/catalogue/reviews/server';
import { currentShop } from '@/lib/platform/tenant/server';
import { localePath, optionsQuery, paths } from '@/lib/platform/urls/paths';
import { isOtherSpelling, readSlugSegment } from '@/lib/platform/wire/identifiers';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { openGraphProduct } from '@/lib/site/seo/open-graph-product';
import { productData } from '@/lib/site/seo/structured/product';
import { productShareImage } from '@/lib/site/share-images/share-image-content';

export type ProductParams = Promise<{ slug: string }>;

/** In characters; search engines show about as many. */
const maxMetaDescriptionLength = 160;

/**
 * Gets the product of a slug. Throws Next's not-found error for an unknown slug, and a permanent redirect when the product
 * has another slug now, or a chat mangled the link; the server adds the query to the redirect.
 */
export async function getProductOrRedirect(params: ProductParams): Promise<Product> {
  const segment = (await params).slug;
  const slug = readSlugSegment(segment);
  const shop = await currentShop();
  if (slug === null) notFound();
  const product =
    (await getProduct(shop, slug)) ??
    (await findByRepairedSlug(slug, (candidate) => getProduct(shop, candidate)))?.found ??
    notFound();
  if (isOtherSpelling(segment, product.slug))
    permanentRedirect(localePath(shop.locale, paths.product(product.slug)));
  return product;
}

/**
 * Returns the metadata of a product page. All variants share one canonical URL, but `og:url` includes the colour: Facebook shows
 * the image of the page that `og:url` names.
 */
export async function productMetadata(product: Product, color: string | null = null): Promise<Metadata> {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('product')]);
  const shareImage = productShareImage(product, color, shop, Date.now());
  return pageMetadata({
    path: paths.product(product.slug),
    sharePath: paths.product(product.slug) + optionsQuery({ color: shareImage.subject.color, size: null }),
    title: product.metaTitle ?? product.title,
    description:
      product.metaDescription ??
      (truncateAtWordBoundary(plainText(product.descriptionHtml), maxMetaDescriptionLength).text ||
        t('metaDescription', { title: product.title })),
    shareImage,
    // `ProductHead` writes `og:type`, because Next's metadata does not know `product`.
    openGraphType: null,
  });
}

interface ProductHeadProps {
  product: Product;
  /** Values requested by the URL. */
  options?: OptionValues;
  /** Page and order of the product's reviews that the URL requests. */
  requestedReviews?: ReviewsRequest;
}

/** `product:*` meta tags, which Next's metadata does not support, and structured data of a product page. */
export async function ProductHead({ product, options, requestedReviews }: ProductHeadProps) {
  const shop = await currentShop();
  const now = Date.now();
  // `figures` is null in a shop without customer reviews.
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

/** Returns average and number of customer reviews; null without reviews. */
function aggregateRatingOf({ average, count }: ReviewFigures) {
  return average === null ? null : { average, count };
}
