import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import { maxCartLines } from '@/lib/shopper/cart/lines';

/** Says that the cart has more lines than an order may have, and links to the cart, where some can be removed. */
export function TooManyLines({ count }: { count: number }) {
  const t = useTranslations('checkout');
  return (
    <div className="grid gap-3 border-s-2 border-alert bg-backdrop px-4 py-3">
      <p>{t('tooManyLines', { max: maxCartLines, count })}</p>
      <Link href={paths.cart} className="btn btn-quiet">
        {t('changeCart')}
      </Link>
    </div>
  );
}
