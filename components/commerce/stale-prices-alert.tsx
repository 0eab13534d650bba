import { useTranslations } from 'next-intl';
import type { ProductSnapshotsState } from '@/lib/catalogue/snapshots/use-product-snapshots';

/** Alert after prices and stock could not be refreshed, with a retry button. */
export function StalePricesAlert({
  snapshots,
}: {
  /** State of the fetched products; a `CartViewModel` has these fields, too. */
  snapshots: Pick<ProductSnapshotsState, 'hasFailed' | 'isFetching'> & { refresh(): Promise<unknown> };
}) {
  const t = useTranslations('browser');
  if (!snapshots.hasFailed) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-backdrop px-4 py-3 text-sm"
    >
      <p>{t('cart.lastKnown')}</p>
      <button
        type="button"
        className="link min-h-6"
        aria-disabled={snapshots.isFetching}
        onClick={() => snapshots.isFetching || snapshots.refresh()}
      >
        {t('error.tryAgain')}
      </button>
    </div>
  );
}
