'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useNearViewport } from '@/components/ui/use-near-viewport';

const loadForm = () => import('./review-form.tsx').then((module) => module.ReviewForm);

/** Review form of a shop without customer reviews, loaded into reserved space once that is near the viewport. */
export function DeferredReviewForm() {
  const t = useTranslations('browser.reviewForm');
  const root = useRef<HTMLDivElement>(null);
  const Form = useDeferredComponent(loadForm, useNearViewport(root));
  return (
    <div ref={root} className="scripted:min-h-108">
      <p className="without-script text-sm text-muted">{t('needsScript')}</p>
      {Form && <Form />}
    </div>
  );
}
