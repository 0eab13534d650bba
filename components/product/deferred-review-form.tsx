'use client';

import { useTranslations } from 'next-intl';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';

const loadForm = () => import('./review-form.tsx').then((module) => module.ReviewForm);

/** Review form of a shop without customer reviews, loaded after hydration into reserved space. */
export function DeferredReviewForm() {
  const t = useTranslations('browser.reviewForm');
  const Form = useDeferredComponent(loadForm);
  return (
    <div className="scripted:min-h-108">
      <p className="without-script text-sm text-muted">{t('needsScript')}</p>
      {Form && <Form />}
    </div>
  );
}
