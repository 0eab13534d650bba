import { useTranslations } from 'next-intl';
import { usePrice } from '@/components/shop/use-price';
import type { LineTrouble } from '@/lib/cart/line-view';

/** Says in words what has become of a line since it was put into the cart. */
export function LineNote({ trouble }: { trouble: LineTrouble | null }) {
  const t = useTranslations('browser.cart.trouble');
  const { amount } = usePrice();
  if (!trouble) return null;
  return (
    <p className="text-sm font-semibold text-alert">
      {trouble.kind === 'gone' && t('gone')}
      {trouble.kind === 'sold-out' && t('soldOut')}
      {trouble.kind === 'no-price' && t('noPrice')}
      {trouble.kind === 'too-many' && t('tooMany', { left: trouble.left })}
      {trouble.kind === 'new-price' && t('newPrice', { price: amount(trouble.seen) })}
    </p>
  );
}
