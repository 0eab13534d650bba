'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';

const loadForm = async () => {
  const [{ BuyerReviewForm }, messages] = await Promise.all([
    import('./buyer-review-form.tsx'),
    fetchMessages('review-form', pageLocale()),
  ]);
  return withMessages(BuyerReviewForm, messages);
};

/** Review form of buyers, loaded with its texts into reserved space once that is near the viewport. */
export function DeferredBuyerReviewForm({ slug }: { slug: string }) {
  const t = useTranslations('browser.reviewForm');
  const root = useRef<HTMLDivElement>(null);
  const BuyerReviewForm = useDeferredComponent(loadForm, useNearViewport(root));
  return (
    <div ref={root} className="scripted:min-h-108">
      <p className="without-script text-sm text-muted">{t('needsScript')}</p>
      {BuyerReviewForm && <BuyerReviewForm slug={slug} />}
    </div>
  );
}
