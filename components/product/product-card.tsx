import { getLocale, getTranslations } from 'next-intl/server';
import { AddToCart } from '@/components/cart/add-to-cart';
import { Price } from '@/components/shop/price';
import { Stars } from '@/components/shop/stars';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import { cartItem } from '@/lib/cart/item';
import { type AskedFor, cardImages, cardVariant } from '@/lib/catalogue/card';
import { DESCRIPTION_LENGTH, truncate } from '@/lib/catalogue/description';
import { plainText } from '@/lib/catalogue/html';
import { priceView } from '@/lib/catalogue/price-view';
import { currentPrice, saleIsActive } from '@/lib/catalogue/pricing';
import { averageRating } from '@/lib/catalogue/rating';
import { colorsFor, defaultVariant, sizesFor } from '@/lib/catalogue/selection';
import { categoryQuerySlug } from '@/lib/catalogue/slug-link';
import { soldOutSizes } from '@/lib/catalogue/sold-out-sizes';
import { productIsOutOfStock } from '@/lib/catalogue/stock';
import type { Product } from '@/lib/catalogue/types';
import { currentTenant } from '@/lib/tenant/server';
import { CardActions } from './card-actions.tsx';
import { SizeRow } from './size-row.tsx';
import { SwatchDots } from './swatch-dots.tsx';

interface ProductCardProps {
  product: Product;
  /** Epoch milliseconds of the rendering; decides which sales are on. */
  now: number;
  /** `sizes` of the picture. */
  sizes: string;
  priority?: boolean;
  /** Adds all sizes, and the beginning of the description for where cards can become a list; else sizes stand where one is sold out. */
  described?: boolean;
  /** Colours and sizes to show it in, where it comes in them. */
  asked?: AskedFor;
}

/** A product in a grid or a carousel: picture, badges, category, title, stars and price. */
export async function ProductCard({ product, now, sizes, priority, described, asked }: ProductCardProps) {
  const [tenant, locale, t] = await Promise.all([currentTenant(), getLocale(), getTranslations('product')]);
  const format = { locale, currency: tenant.currency, notAvailable: t('notAvailable') };
  const variant = asked ? cardVariant(product, asked) : defaultVariant(product);
  const price = priceView(currentPrice(variant ?? product, now), format);
  const [front, other] = cardImages(product, variant);
  const rating = averageRating(product.reviews);
  const item = cartItem(product, variant, now);
  const outOfStock = productIsOutOfStock(product);
  const soldOut = soldOutSizes(product, item.color);
  return (
    <article
      aria-label={product.title}
      className="group relative flex h-full flex-col listed:flex-row listed:items-center listed:gap-6 sm:listed:gap-10"
    >
      <div className="card-pictures relative aspect-3/4 shrink-0 overflow-hidden bg-backdrop listed:w-28 sm:listed:w-48">
        <Photo
          address={front ?? null}
          alt={product.title}
          sizes={sizes}
          width={900}
          height={1200}
          priority={priority}
          className={`size-full ${outOfStock ? 'opacity-50' : ''}`}
        />
        {other && !outOfStock && (
          <Photo
            address={other}
            alt=""
            sizes={sizes}
            width={900}
            height={1200}
            className="absolute inset-0 hidden size-full opacity-0 transition-opacity duration-500 group-hover:opacity-100 pointer-fine:block"
          />
        )}
        <CardActions item={item} />
        <Badges outOfStock={outOfStock} onSale={saleIsActive((variant ?? product).sale, now)} />
      </div>
      <div className="card-words flex grow flex-col gap-1 pt-3 md:pt-4">
        {product.mainCategory && (
          <Link
            href={paths.shopByCategory(categoryQuerySlug(product.mainCategory.slug))}
            className="eyebrow relative z-10 self-start py-1 text-muted hover:text-ink"
          >
            {product.mainCategory.name}
          </Link>
        )}
        <h3 className="line-clamp-3 leading-snug md:text-[1.05rem]">
          <Link
            href={paths.product(product.slug)}
            ahead
            className="after:absolute after:inset-0 group-hover:text-primary-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
          >
            {product.title}
          </Link>
        </h3>
        <Stars rating={rating} />
        <Price price={price} className="pt-1" />
        {described && (
          <p className="hidden max-w-prose text-muted listed:block">{shortDescription(product)}</p>
        )}
        <SwatchDots swatches={colorsFor(product, null)} label={t('colors')} />
        {!outOfStock && (described || soldOut.length > 0) && (
          <SizeRow sizes={sizesFor(product)} soldOut={soldOut} />
        )}
        <div className="card-buy relative z-10 mt-auto w-full pt-3 listed:mt-0 listed:max-w-64 listed:self-start">
          <AddToCart
            item={item}
            asks={asksForSize(product, asked)}
            chosen={asked && asked.color.length + asked.size.length > 0}
            className={`min-h-11 w-full px-2 text-[0.95rem] listed:px-6 ${outOfStock ? 'border-sand text-muted' : ''}`}
          />
        </div>
      </div>
    </article>
  );
}

/** Whether a product comes in several sizes of which the listing was asked for none. */
function asksForSize(product: Product, asked: AskedFor | undefined): boolean {
  return sizesFor(product).length > 1 && !asked?.size.length && !productIsOutOfStock(product);
}

function shortDescription(product: Product): string {
  const { text, cut } = truncate(plainText(product.descriptionHtml), DESCRIPTION_LENGTH);
  return cut ? `${text}...` : text;
}

async function Badges({ outOfStock, onSale }: { outOfStock: boolean; onSale: boolean }) {
  const t = await getTranslations('product');
  const badge = 'px-2.5 py-1 text-sm font-semibold';
  return (
    <div className="absolute start-3 top-3 flex flex-col items-start gap-1.5">
      {outOfStock && <span className={`${badge} bg-ink text-ground`}>{t('outOfStock')}</span>}
      {onSale && <span className={`${badge} bg-paper text-alert`}>{t('sale')}</span>}
    </div>
  );
}
