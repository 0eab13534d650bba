import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/product/product-grid';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import type { Product } from '@/lib/catalogue/types';

interface EmptyResultProps {
  /** True when the upstream did not answer, so that nobody can say whether there is something. */
  failed: boolean;
  /** Address to ask once more. */
  retryHref: string;
  nearby: Product[];
  now: number;
}

/** The empty result of specification section 2, with a way on: another try, and products nearby. */
export async function EmptyResult({ failed, retryHref, nearby, now }: EmptyResultProps) {
  const t = await getTranslations('listing');
  return (
    <>
      <div className="border-y border-sand py-14 text-center">
        <p className="title text-3xl">{failed ? t('failed') : t('empty')}</p>
        <p className="mt-3 text-muted">{failed ? t('failedHint') : t('emptyHint')}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          {failed && (
            <a href={retryHref} className="btn">
              {t('retry')}
            </a>
          )}
          <Link href={paths.shop} className={failed ? 'btn btn-quiet' : 'btn'}>
            {t('continueShopping')}
          </Link>
        </p>
      </div>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby" className="mt-14">
          <h2 id="nearby" className="title mb-8 text-4xl">
            {t('nearby')}
          </h2>
          <ProductGrid products={nearby} now={now} />
        </section>
      )}
    </>
  );
}
