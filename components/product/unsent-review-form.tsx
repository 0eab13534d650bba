'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { usePressEnd } from '@/components/forms/use-press-end';
import { notify } from '@/components/toasts/notify';
import type { ReviewErrors, ReviewField } from '@/lib/catalogue/product/review-schema';

const fields: { name: ReviewField; type: string; autoComplete?: string }[] = [
  { name: 'review', type: 'textarea' },
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
];

/**
 * Review form of a shop without customer reviews, whose API accepts no reviews: a submitted review is validated, and a toast
 * thanks for it, but it is sent nowhere (docs/behaviour.md §2.7). Errors show after blur or submit (§5).
 */
export function UnsentReviewForm() {
  const t = useTranslations('browser.reviewForm');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<ReviewField>>(new Set());
  const [errors, setErrors] = useState<ReviewErrors>({});
  const pressEnd = usePressEnd();

  const validate = async (): Promise<ReviewErrors> => {
    const { reviewErrors } = await import('@/lib/catalogue/product/review-schema');
    const values = form.current ? Object.fromEntries(new FormData(form.current)) : {};
    const foundErrors = reviewErrors(values);
    setErrors(foundErrors);
    return foundErrors;
  };

  const touch = async (name: ReviewField) => {
    // An error shown during a press on the submit button would move the button away.
    await pressEnd();
    setTouched((current) => new Set([...current, name]));
    await validate();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const foundErrors = await validate();
    setTouched(new Set(fields.map(({ name }) => name)));
    const firstInvalidField = fields.find(({ name }) => foundErrors[name]);
    if (firstInvalidField) {
      form.current?.querySelector<HTMLElement>(`[name="${firstInvalidField.name}"]`)?.focus();
      return;
    }
    form.current?.reset();
    setTouched(new Set());
    notify({ kind: 'success', text: t('sent') });
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      {fields.map(({ name, type, autoComplete }) => {
        const error = touched.has(name) ? errors[name] : undefined;
        const Field = type === 'textarea' ? 'textarea' : 'input';
        return (
          <div key={name} className="grid grid-cols-1 gap-1.5">
            <label htmlFor={`${id}-${name}`}>{t(`fields.${name}`)}</label>
            <Field
              id={`${id}-${name}`}
              name={name}
              type={type === 'textarea' ? undefined : type}
              rows={type === 'textarea' ? 5 : undefined}
              autoComplete={autoComplete}
              required
              aria-invalid={error !== undefined}
              aria-describedby={error ? `${id}-${name}-error` : undefined}
              onBlur={() => void touch(name)}
              onChange={() => touched.has(name) && void validate()}
              className="field"
            />
            {error && (
              <p id={`${id}-${name}-error`} className="text-sm text-alert">
                {t(`errors.${error}`)}
              </p>
            )}
          </div>
        );
      })}
      <button type="submit" className="btn justify-self-start">
        {t('submit')}
      </button>
    </form>
  );
}
