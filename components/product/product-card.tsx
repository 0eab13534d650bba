import { getLocale, getTranslations } from 'next-intl/server';
import { Price } from '@/components/commerce/price';
import { Stars } from '@/components/commerce/stars';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import {
  type CardFilters,
  cardVariant,
  optionsToChoose,
  productCardImages,
} from '@/lib/catalogue/product/card';
import { maxDescriptionLength, plainText, truncateAtWordBoundary } from '@/lib/catalogue/product/description';
import { priceView } from '@/lib/catalogue/product/price-view';
import { currentPrice, isSaleActive } from '@/lib/catalogue/product/pricing';
import { ratingOf } from '@/lib/catalogue/product/rating';
import { defaultVariant, swatchesOf } from '@/lib/catalogue/product/selection';
import { isProductOutOfStock, soldOutValues } from '@/lib/catalogue/product/stock';
import type { Product } from '@/lib/catalogue/product/types';
import { categoryQuerySlug } from '@/lib/catalogue/reads/slugs';
import { cardImageWidths } from '@/lib/platform/media/image-sources';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import type { CardControls } from './card-controls.ts';
import { cardIcons, SizeRow, SwatchDots } from './card-parts.tsx';

interface ProductCardProps {
  product: Product;
  controls: CardControls;
  /** Epoch milliseconds of the rendering; determines active sales. */
  now: number;
  /** `sizes` attribute of the images. */
  sizes: string;
  /** Loads the image with high priority. */
  priority?: boolean;
  /** Shows all sizes, and a short description in list view. By default sizes show only when one is sold out. */
  showsDetails?: boolean;
  /** Filters of the listing; a matching variant is shown if there is one. */
  preferredOptions?: CardFilters;
}

/** Product card of grids and carousels (docs/behaviour.md §2.6). */
export async function ProductCard({
  product,
  controls: { CardActions, AddToCartButton },
  now,
  sizes,
  priority,
  showsDetails,
  preferredOptions,
}: ProductCardProps) {
  const [tenant, locale, t] = await Promise.all([currentTenant(), getLocale(), getTranslations('product')]);
  const priceFormat = { locale, currency: tenant.currency, noPriceText: t('notAvailable') };
  const variant = preferredOptions ? cardVariant(product, preferredOptions) : defaultVariant(product);
  const price = priceView(currentPrice(variant ?? product, now), priceFormat);
  const [image, hoverImage] = productCardImages(product, variant);
  const hasCustomerReviews = hasCapability(tenant, 'reviews');
  const rating = ratingOf(product, hasCustomerReviews);
  const item = cartItem(product, variant, now);
  const isOutOfStock = isProductOutOfStock(product);
  const sizeOption = product.options.find(({ kind }) => kind === 'size');
  const { color } = item.options;
  const soldOutSizes = sizeOption
    ? soldOutValues(product, sizeOption, color === undefined ? {} : { color })
    : [];
  // With a filter by colour or size, the visitor has selected the shown variant.
  const isVariantSelected =
    preferredOptions && preferredOptions.color.length + preferredOptions.size.length > 0;
  return (
    <article aria-label={product.title} className="product-card group">
      <div className="card-images">
        <Photo
          image={image ?? null}
          alt={product.title}
          sizes={sizes}
          widths={cardImageWidths}
          width={900}
          height={1200}
          priority={priority}
          className={isOutOfStock ? 'size-full opacity-50' : 'size-full'}
        />
        {hoverImage && !isOutOfStock && (
          <Photo
            image={hoverImage}
            alt=""
            sizes={sizes}
            widths={cardImageWidths}
            width={900}
            height={1200}
            className="size-full"
          />
        )}
        <CardActions item={item} icons={cardIcons} />
        <Badges isOutOfStock={isOutOfStock} isOnSale={isSaleActive((variant ?? product).sale, now)} />
      </div>
      <div className="card-text flex grow flex-col gap-1 pt-3 md:pt-4">
        {product.mainCategory && (
          <Link
            href={paths.shopByCategory(categoryQuerySlug(product.mainCategory.slug))}
            className="eyebrow relative z-10 self-start py-1 text-muted hover:text-ink"
          >
            <CatalogueText>{product.mainCategory.name}</CatalogueText>
          </Link>
        )}
        <h3 className="line-clamp-3 leading-snug md:text-[1.05rem]">
          <Link href={paths.product(product.slug)} prefetch className="card-link">
            <CatalogueText>{product.title}</CatalogueText>
          </Link>
        </h3>
        {/* In a shop without customer reviews, a product without rating has empty stars. */}
        {(rating !== null || !hasCustomerReviews) && <Stars rating={rating} />}
        <Price price={price} className="pt-1" />
        {showsDetails && (
          <p className="hidden max-w-prose text-muted list-view:block">
            <CatalogueText>{shortDescription(product)}</CatalogueText>
          </p>
        )}
        <SwatchDots swatches={swatchesOf(product)} label={t('colors')} />
        {!isOutOfStock && (showsDetails || soldOutSizes.length > 0) && (
          <SizeRow sizes={sizeOption?.values ?? []} soldOut={soldOutSizes} />
        )}
        <div className="card-buy">
          <AddToCartButton
            item={item}
            missingOptions={optionsToChoose(product, preferredOptions)}
            isSelected={isVariantSelected}
            className={`min-h-11 w-full px-2 text-[0.95rem] ${isOutOfStock ? 'border-sand text-muted' : ''}`}
          />
        </div>
      </div>
    </article>
  );
}

function shortDescription(product: Product): string {
  const { text, isTruncated } = truncateAtWordBoundary(
    plainText(product.descriptionHtml),
    maxDescriptionLength,
  );
  return isTruncated ? `${text}...` : text;
}

async function Badges({ isOutOfStock, isOnSale }: { isOutOfStock: boolean; isOnSale: boolean }) {
  const t = await getTranslations('product');
  if (!isOutOfStock && !isOnSale) return null;
  const badgeClass = 'px-2.5 py-1 text-sm font-semibold';
  return (
    <div className="absolute start-3 top-3 flex flex-col items-start gap-1.5">
      {isOutOfStock && <span className={`${badgeClass} bg-ink text-ground`}>{t('outOfStock')}</span>}
      {isOnSale && <span className={`${badgeClass} bg-paper text-alert`}>{t('sale')}</span>}
    </div>
  );
}
