import { useTranslations } from 'next-intl';
import type { ProductsState } from '@/lib/catalogue/use-products';

/** Says that prices and stock are those last known, and reads them again when asked. */
export function FactsFailure({
  products,
}: {
  products: Pick<ProductsState, 'failed' | 'loading'> & { refresh(): Promise<unknown> };
}) {
  const t = useTranslations('browser');
  if (!products.failed) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-backdrop px-4 py-3 text-sm"
    >
      <p>{t('cart.lastKnown')}</p>
      <button
        type="button"
        className="link min-h-6"
        aria-disabled={products.loading}
        onClick={() => products.loading || products.refresh()}
      >
        {t('error.tryAgain')}
      </button>
    </div>
  );
}
