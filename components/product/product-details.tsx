import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { cartItem } from '@/lib/cart/item';
import { choiceOf } from '@/lib/catalogue/choice';
import { DESCRIPTION_LENGTH, truncate } from '@/lib/catalogue/description';
import { followSales } from '@/lib/catalogue/follow-sales';
import { listedText, plainText } from '@/lib/catalogue/html';
import { priceWords } from '@/lib/catalogue/price-view';
import { getRelated } from '@/lib/catalogue/product-server';
import { averageRating } from '@/lib/catalogue/rating';
import { noOptions, type RequestedOptions } from '@/lib/catalogue/requested-options';
import { defaultVariant, initialSelection } from '@/lib/catalogue/selection';
import { sizeGuide } from '@/lib/catalogue/size-guide';
import { categoryQuerySlug } from '@/lib/catalogue/slug-link';
import { substitutesFor } from '@/lib/catalogue/substitutes';
import type { Product } from '@/lib/catalogue/types';
import { currentTenant } from '@/lib/tenant/server';
import { DetailTabs } from './detail-tabs.tsx';
import { ExpandableText } from './expandable-text.tsx';
import type { GalleryLayout } from './gallery-layout.ts';
import { LatePanel } from './late-panel.tsx';
import { ProductFacts } from './product-facts.tsx';
import { Promises } from './promises.tsx';
import { RatingRow } from './rating-row.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { RelatedProducts } from './related-products.tsx';
import { Reviews } from './reviews.tsx';
import { SizeGuide } from './size-guide.tsx';
import { Substitutes } from './substitutes.tsx';
import { TrackProductView } from './track-product-view.tsx';
import { VideoPopup } from './video-popup.tsx';

interface ProductDetailsProps {
  product: Product;
  layout?: GalleryLayout;
  /** Colour and size the address asks for. */
  options?: RequestedOptions;
}

const relatedCount = 8;

/** Everything of a product's page between header and footer. */
export async function ProductDetails({
  product,
  layout = 'thumbs',
  options = noOptions,
}: ProductDetailsProps) {
  const [locale, tenant, t] = await Promise.all([getLocale(), currentTenant(), getTranslations('product')]);
  const now = Date.now();
  const related = await getRelated(locale, product, relatedCount);
  const substitutes = substitutesFor(product, related);
  await followSales([product, ...related], now);
  const format = { locale, currency: tenant.currency, notAvailable: t('notAvailable') };
  const prices = Object.fromEntries([
    ['', priceWords(product, format)],
    ...product.variants.map((variant) => [String(variant.id), priceWords(variant, format)]),
  ]);
  const { mainCategory } = product;
  const guide = sizeGuide(product);
  const categoryHref = mainCategory && paths.shopByCategory(categoryQuerySlug(mainCategory.slug));
  const full = plainText(product.descriptionHtml);
  const short = truncate(full, DESCRIPTION_LENGTH);
  return (
    <div className="page pt-2 sm:pt-6">
      <Breadcrumb
        crumbs={[
          ...(mainCategory && categoryHref ? [{ name: mainCategory.name, href: categoryHref }] : []),
          { name: product.title },
        ]}
      />
      <div className="mt-1 sm:mt-6">
        <LatePanel
          product={{ id: product.id, slug: product.slug, title: product.title, ...choiceOf(product) }}
          prices={prices}
          renderedAt={now}
          options={options}
          layout={layout}
          category={
            mainCategory &&
            categoryHref && (
              <Link href={categoryHref} className="eyebrow py-1 text-muted hover:text-ink max-sm:hidden">
                {mainCategory.name}
              </Link>
            )
          }
          rating={<RatingRow rating={averageRating(product.reviews)} />}
          description={
            short.cut ? (
              <ExpandableText short={short.text} full={listedText(product.descriptionHtml)} />
            ) : (
              <p className="text-muted">{full}</p>
            )
          }
          sizeGuide={guide && <SizeGuide guide={guide} />}
          promises={<Promises tenant={tenant} category={mainCategory?.slug} />}
          lower={
            <ProductFacts
              product={product}
              categoryHref={categoryHref}
              origin={tenant.origin}
              options={existing(product, options)}
            />
          }
          video={product.video && <VideoPopup address={product.video} title={product.title} />}
        />
      </div>
      <Substitutes products={substitutes} now={now} />
      <DetailTabs product={product} />
      <Reviews product={product} />
      <RelatedProducts products={related.filter((one) => !substitutes.includes(one))} now={now} />
      <TrackProductView slug={product.slug} item={cartItem(product, defaultVariant(product), now)} />
      <RecentlyViewed without={product.slug} />
    </div>
  );
}

/** The options, as far as the product comes in it, in its own spelling. */
function existing(product: Product, { color, size }: RequestedOptions): RequestedOptions {
  const selection = initialSelection(product, { color, size });
  const same = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();
  return {
    color: same(selection.color, color) ? selection.color : null,
    size: same(selection.size, size) ? selection.size : null,
  };
}
