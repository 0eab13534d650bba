'use client';

import { useTranslations } from 'next-intl';
import { useLater } from '@/components/ui/use-later';

const loadForm = () => import('./review-form.tsx').then((module) => module.ReviewForm);

/** The form to write a review, fetched once the page stands, in a place that is kept for it. */
export function LateReviewForm() {
  const t = useTranslations('browser.reviewForm');
  const Form = useLater(loadForm);
  return (
    <div className="scripted:min-h-108">
      <p className="without-script text-sm text-muted">{t('needsScript')}</p>
      {Form && <Form />}
    </div>
  );
}
