import { Play } from 'lucide';
import { getLocale, getTranslations } from 'next-intl/server';
import { quantityIcons } from '@/components/cart/quantity-icons';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import {
  bulletedText,
  maxDescriptionLength,
  plainText,
  truncateAtWordBoundary,
} from '@/lib/catalogue/product/description';
import { noOptions } from '@/lib/catalogue/product/options';
import { priceSchedule } from '@/lib/catalogue/product/price-view';
import { averageRating } from '@/lib/catalogue/product/rating';
import type { ReviewsRequest } from '@/lib/catalogue/product/review-pages';
import {
  defaultVariant,
  imagesOfSelection,
  initialSelection,
  selectableProductOf,
} from '@/lib/catalogue/product/selection';
import { garmentMeasurementsFor, sizeGuideFor } from '@/lib/catalogue/product/size-guide';
import { substitutesFor } from '@/lib/catalogue/product/stock';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { expirePageAtSaleBoundary, getLook, getRelatedProducts } from '@/lib/catalogue/reads/product-server';
import { categoryQuerySlug } from '@/lib/catalogue/reads/slugs';
import { firstReviewsRequest, getShownReviews } from '@/lib/catalogue/reviews/server';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { DeferredProductPanel } from './deferred-product-panel.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { ExpandableText } from './expandable-text.tsx';
import type { GalleryLayout } from './gallery.tsx';
import { gallerySizes } from './gallery-sizes.ts';
import { MailAlertFormWithoutScript } from './mail-alert-form-without-script.tsx';
import { DeliveryAndReturns, ProductMetaRows, RatingRow } from './panel-content.tsx';
import { RecentlyViewed, TrackProductView, VideoPopup } from './product-islands.tsx';
import { CompleteLook, RelatedProducts, Substitutes } from './related-products.tsx';
import { Reviews } from './reviews.tsx';
import { SizeGuide } from './size-guide.tsx';

interface ProductDetailsProps {
  product: Product;
  layout?: GalleryLayout;
  /** Values requested by the URL. */
  options?: OptionValues;
  /** Page and order of the product's reviews that the URL requests. */
  requestedReviews?: ReviewsRequest;
}

const panelIcons = { ...savedListIcons, ...quantityIcons };

const relatedCount = 8;
/** One row on a desktop. Below a look, fewer related products keep the page small. */
const relatedCountBelowLook = 4;

/** Content of the product page (docs/behaviour.md §2.7). */
export async function ProductDetails({
  product,
  layout = 'thumbs',
  options = noOptions,
  requestedReviews = firstReviewsRequest,
}: ProductDetailsProps) {
  const [locale, tenant, t, tFit] = await Promise.all([
    getLocale(),
    currentTenant(),
    getTranslations('product'),
    getTranslations('fit'),
  ]);
  const now = Date.now();
  const [related, look, reviews] = await Promise.all([
    getRelatedProducts({ tenant, locale }, product, relatedCount),
    hasCapability(tenant, 'looks') ? getLook({ tenant, locale }, product) : [],
    getShownReviews(tenant, locale, product, requestedReviews),
  ]);
  const substitutes = substitutesFor(product, related);
  const slugsShownElsewhere = new Set([...substitutes, ...look].map(({ slug }) => slug));
  const otherRelated = related.filter(({ slug }) => !slugsShownElsewhere.has(slug));
  await expirePageAtSaleBoundary([product, ...related, ...look], now);
  const priceFormat = { locale, currency: tenant.currency, noPriceText: t('notAvailable') };
  // The key '' is the product itself, without a variant.
  const prices = Object.fromEntries([
    ['', priceSchedule(product, priceFormat)],
    ...product.variants.map((variant) => [String(variant.id), priceSchedule(variant, priceFormat)]),
  ]);
  const { mainCategory } = product;
  const shownImages = imagesOfSelection(product, initialSelection(product, options));
  const alertsByMail = hasCapability(tenant, 'stock-alerts');
  const guide = sizeGuideFor(product);
  const measurements = hasCapability(tenant, 'fit') ? garmentMeasurementsFor(product) : [];
  const categoryHref = mainCategory && paths.shopByCategory(categoryQuerySlug(mainCategory.slug));
  const fullText = plainText(product.descriptionHtml);
  const shortText = truncateAtWordBoundary(fullText, maxDescriptionLength);
  return (
    <div className="page pt-2 sm:pt-6">
      <Breadcrumb
        crumbs={[
          ...(mainCategory && categoryHref ? [{ name: mainCategory.name, href: categoryHref }] : []),
          { name: product.title },
        ]}
      />
      <div className="mt-1 sm:mt-6">
        <DeferredProductPanel
          product={{
            id: product.id,
            slug: product.slug,
            title: product.title,
            ...selectableProductOf(product),
          }}
          prices={prices}
          renderedAt={now}
          options={options}
          layout={layout}
          imageSizes={gallerySizes(layout, shownImages.length)}
          alertsByMail={alertsByMail}
          icons={panelIcons}
          category={
            mainCategory &&
            categoryHref && (
              <Link href={categoryHref} className="eyebrow py-1 text-muted hover:text-ink max-sm:hidden">
                <CatalogueText>{mainCategory.name}</CatalogueText>
              </Link>
            )
          }
          rating={
            <RatingRow
              rating={reviews.figures ? reviews.figures.average : averageRating(product.reviews)}
              figures={reviews.figures}
            />
          }
          description={
            shortText.isTruncated ? (
              <ExpandableText short={shortText.text} full={bulletedText(product.descriptionHtml)} />
            ) : (
              <p className="text-muted">
                <CatalogueText>{fullText}</CatalogueText>
              </p>
            )
          }
          sizeGuide={
            (guide || measurements.length > 0) && (
              <SizeGuide guide={guide} garmentMeasurements={measurements} />
            )
          }
          fit={
            // A recommendation needs several sizes to choose from.
            measurements.length > 1
              ? { measurements, fitCounts: reviews.figures?.fitCounts ?? null, label: tFit('find') }
              : undefined
          }
          deliveryAndReturns={
            <>
              {alertsByMail && <MailAlertFormWithoutScript product={product} options={options} />}
              <DeliveryAndReturns tenant={tenant} category={mainCategory?.slug} />
            </>
          }
          metaRows={
            <ProductMetaRows
              product={product}
              categoryHref={categoryHref}
              origin={tenant.origin}
              options={options}
              shareUtm={tenant.share.utm}
            />
          }
          video={
            product.video && (
              <VideoPopup
                url={product.video}
                title={product.title}
                icon={<Icon icon={Play} className="size-4" />}
              />
            )
          }
        />
      </div>
      <Substitutes products={substitutes} now={now} />
      <CompleteLook slug={product.slug} products={look} now={now} />
      <DetailTabs product={product} />
      <Reviews slug={product.slug} options={options} reviews={reviews} />
      <RelatedProducts
        products={look.length > 0 ? otherRelated.slice(0, relatedCountBelowLook) : otherRelated}
        now={now}
      />
      {/* Paging through reviews is not another view of the product. */}
      {requestedReviews.page === 1 && requestedReviews.sort === firstReviewsRequest.sort && (
        <TrackProductView slug={product.slug} item={cartItem(product, defaultVariant(product), now)} />
      )}
      <RecentlyViewed excludedSlug={product.slug} />
    </div>
  );
}
