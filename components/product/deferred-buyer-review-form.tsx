'use client';

import { useTranslations } from 'next-intl';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/i18n/deferred-messages';
import { pageLocale } from '@/lib/i18n/page-locale';

const loadForm = async () => {
  const [{ BuyerReviewForm }, messages] = await Promise.all([
    import('./buyer-review-form.tsx'),
    fetchMessages('review-form', pageLocale()),
  ]);
  return withMessages(BuyerReviewForm, messages);
};

/** Review form of buyers, loaded with its texts after hydration into reserved space. */
export function DeferredBuyerReviewForm({ slug }: { slug: string }) {
  const t = useTranslations('browser.reviewForm');
  const BuyerReviewForm = useDeferredComponent(loadForm);
  return (
    <div className="scripted:min-h-108">
      <p className="without-script text-sm text-muted">{t('needsScript')}</p>
      {BuyerReviewForm && <BuyerReviewForm slug={slug} />}
    </div>
  );
}
