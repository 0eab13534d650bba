import { useTranslations } from 'next-intl';
import { usePrice } from '@/components/commerce/use-price';
import type { LineIssue } from '@/lib/shopper/cart/line-view';

/** Describes why a line cannot be bought as it is. */
export function LineIssueNote({ issue }: { issue: LineIssue | null }) {
  const t = useTranslations('browser.cart.issue');
  const { format } = usePrice();
  const issueText = (lineIssue: LineIssue): string => {
    switch (lineIssue.kind) {
      case 'unavailable':
        return t('unavailable');
      case 'sold-out':
        return t('soldOut');
      case 'no-price':
        return t('noPrice');
      case 'too-many':
        return t('tooMany', { left: lineIssue.available });
      case 'new-price':
        return t('newPrice', { price: format(lineIssue.seenPrice) });
    }
  };
  return issue && <p className="text-sm font-semibold text-alert">{issueText(issue)}</p>;
}
