import { useTranslations } from 'next-intl';
import { usePrice } from '@/components/commerce/use-price';
import type { LineIssue } from '@/lib/cart/line-view';

/** Describes why a line cannot be bought as it is. */
export function LineIssueNote({ issue }: { issue: LineIssue | null }) {
  const t = useTranslations('browser.cart.issue');
  const { format } = usePrice();
  if (!issue) return null;
  return (
    <p className="text-sm font-semibold text-alert">
      {issue.kind === 'unavailable' && t('unavailable')}
      {issue.kind === 'sold-out' && t('soldOut')}
      {issue.kind === 'no-price' && t('noPrice')}
      {issue.kind === 'too-many' && t('tooMany', { left: issue.available })}
      {issue.kind === 'new-price' && t('newPrice', { price: format(issue.seenPrice) })}
    </p>
  );
}
