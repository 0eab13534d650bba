'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BuyBox } from '@/components/cart/buy-box';
import { Price } from '@/components/shop/price';
import { Stars } from '@/components/shop/stars';
import { ToggleButton } from '@/components/shop/toggle-button';
import { useClock } from '@/components/shop/use-clock';
import { usePrice } from '@/components/shop/use-price';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import { cartItem } from '@/lib/cart/item';
import type { ProductFacts } from '@/lib/catalogue/facts';
import { currentPrice } from '@/lib/catalogue/pricing';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { chooseColor, chooseSize, initialSelection } from '@/lib/catalogue/selection';
import { productIsOutOfStock, variantIsOutOfStock } from '@/lib/catalogue/stock';
import { useProducts } from '@/lib/catalogue/use-products';
import { ColorChoice } from './color-choice.tsx';
import { SizeChoice } from './size-choice.tsx';

interface QuickViewProps {
  slug: string;
  /** Colour and size that it opens with. */
  options: RequestedOptions;
  onClose: () => void;
}

/** A product over the page it was seen on: picture, price, choice of variant, and the way into the cart. */
export function QuickView({ slug, options, onClose }: QuickViewProps) {
  const t = useTranslations('browser');
  const { factsOf, failed, loading, refresh } = useProducts([slug]);
  const facts = factsOf(slug);
  return (
    <Modal
      title={facts?.title ?? t('product.quickView')}
      bare
      className="m-auto max-h-[92dvh] w-[min(60rem,96vw)] max-w-none overflow-y-auto"
      onClose={onClose}
    >
      {facts ? (
        <Content key={slug} facts={facts} options={options} />
      ) : (
        <div role="status" className="grid min-h-48 place-items-center gap-4 text-center">
          {facts === null ? t('cart.trouble.gone') : failed && !loading ? t('error.text') : t('loading')}
          {failed && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={loading}
              onClick={() => !loading && refresh()}
            >
              {t('error.tryAgain')}
            </button>
          )}
        </div>
      )}
    </Modal>
  );
}

interface ContentProps {
  facts: ProductFacts;
  options: RequestedOptions;
}

function Content({ facts, options }: ContentProps) {
  const t = useTranslations('browser');
  const { view } = usePrice();
  const [selection, select] = useState(() => initialSelection(facts, options));
  const [openedAt] = useState(Date.now);
  const variant = facts.variants.find(({ id }) => id === selection.variant?.id);
  const now = useClock(openedAt, [(variant ?? facts).sale]);
  const missing = facts.variants.length > 0 && variant === undefined;
  const out = productIsOutOfStock(facts) || (variant !== undefined && variantIsOutOfStock(variant));
  const listed = { slug: facts.slug, productId: facts.id, title: facts.title };
  const quiet = 'inline-flex min-h-11 items-center gap-2 hover:text-primary-ink';
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-9">
      <Photo
        address={selection.image}
        alt={facts.title}
        sizes="(min-width: 768px) 22rem, 92vw"
        width={900}
        height={1200}
        className="aspect-3/4 max-h-[45dvh] w-full md:max-h-none"
      />
      <div>
        {facts.category && <p className="eyebrow text-muted">{facts.category}</p>}
        <h2 className="title mt-1 text-4xl">{facts.title}</h2>
        <Stars rating={facts.rating} className="mt-2" />
        <div className="mt-3 flex flex-wrap items-center gap-3" aria-live="polite">
          {missing ? (
            <p className="text-alert">
              {t('noSuchVariant', { color: selection.color ?? '', size: selection.size ?? '' })}
            </p>
          ) : (
            <Price price={view(currentPrice(variant ?? facts, now))} className="text-xl" />
          )}
          {!missing && out && (
            <span className="bg-ink px-2.5 py-1 text-sm font-semibold text-ground">{t('outOfStock')}</span>
          )}
        </div>
        <p className="mt-3 text-muted">{facts.description}</p>
        <div className="mt-5 grid gap-5">
          <ColorChoice
            choice={facts}
            selection={selection}
            onChoose={(color) => select(chooseColor(facts, selection, color))}
          />
          <SizeChoice
            choice={facts}
            selection={selection}
            onChoose={(size) => select(chooseSize(facts, selection, size))}
          />
          <BuyBox item={missing ? null : cartItem(facts, variant, now)} />
          <div className="flex flex-wrap gap-x-6">
            <ToggleButton list="wishlist" product={listed} className={quiet} named />
            <ToggleButton list="compare" product={listed} className={quiet} named />
          </div>
          <Link href={paths.product(facts.slug)} className="link justify-self-start py-1">
            {t('product.allDetails')}
          </Link>
        </div>
      </div>
    </div>
  );
}
