import { useTranslations } from 'next-intl';
import type { PriceView } from '@/lib/catalogue/product/price-view';

/** Price; during a sale, the regular price struck through and the sale price. */
export function Price({ price, className = '' }: { price: PriceView; className?: string }) {
  const t = useTranslations('browser');
  if (price.original === null) return <p className={className}>{withBreakableSpace(price.current)}</p>;
  return (
    <p className={`flex flex-wrap gap-x-2.5 ${className}`}>
      <s className="text-muted">
        <span className="sr-only">{`${t('oldPrice')} `}</span>
        <span>{withBreakableSpace(price.original)}</span>
      </s>
      <ins className="font-semibold text-alert no-underline">
        <span className="sr-only">{`${t('salePrice')} `}</span>
        <span>{withBreakableSpace(price.current)}</span>
      </ins>
    </p>
  );
}

/** Lets enlarged text break after the currency rather than within the amount. */
function withBreakableSpace(price: string): string {
  return price.replace('\u00a0', ' ');
}
