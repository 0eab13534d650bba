'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { usePressEnd } from '@/components/forms/use-press-end';
import { withMessages } from '@/components/ui/with-messages';
import { fits } from '@/lib/catalogue/reviews/fits';
import {
  type BuyerReviewErrors,
  type BuyerReviewField,
  buyerReviewFields,
  parseBuyerReview,
  writeReview,
} from '@/lib/catalogue/reviews/write-review';
import { session } from '@/lib/platform/auth/session';
import {
  maxEmailLength,
  maxOrderNumberLength,
  maxReviewLength,
  maxReviewNameLength,
} from '@/lib/platform/forms/max-lengths';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { useStore } from '@/lib/platform/store/use-store';
import { CallError } from '@/lib/platform/upstream/call-error';

const starLevels = [5, 4, 3, 2, 1];

/** Loads the review form of buyers with its texts. Throws when the texts cannot be fetched. */
export async function loadBuyerReviewForm() {
  return withMessages(BuyerReviewForm, await fetchMessages('review-form', pageLocale()));
}

/**
 * Review form of a shop with customer reviews. A guest proves the purchase with the e-mail address and number of an order. A customer does
 * so only when her account has no order of the product. What was entered stays until the API has accepted the review.
 */
export function BuyerReviewForm({ slug }: { slug: string }) {
  const t = useTranslations('buyerReview');
  const locale = useLocale();
  const id = useId();
  const errorMessage = useErrorMessage();
  const isCustomer = useStore(session).status === 'customer';
  const form = useRef<HTMLFormElement>(null);
  const [isPurchaseRejected, setIsPurchaseRejected] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<BuyerReviewField>>(new Set());
  const [errors, setErrors] = useState<BuyerReviewErrors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const pressEnd = usePressEnd();
  const [reviewStatus, setReviewStatus] = useState<'pending' | 'published' | null>(null);
  const needsProofOfPurchase = !isCustomer || isPurchaseRejected;

  if (reviewStatus) return <SubmittedNotice text={t('sent', { status: reviewStatus })} />;

  const validate = () => {
    const parsed = parseBuyerReview(new FormData(form.current ?? undefined), needsProofOfPurchase);
    setErrors(parsed.errors);
    return parsed;
  };
  const touch = async (name: BuyerReviewField) => {
    // An error shown during a press on the submit button would move the button away.
    await pressEnd();
    setTouched((current) => new Set([...current, name]));
    // Once the review is sent, the form is gone.
    if (form.current) validate();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { review, errors: foundErrors } = validate();
    setTouched(new Set(buyerReviewFields));
    setFormError(null);
    const firstInvalidField = buyerReviewFields.find((name) => foundErrors[name]);
    if (firstInvalidField) {
      form.current?.querySelector<HTMLElement>(`[name="${firstInvalidField}"]`)?.focus();
      return;
    }
    setIsSending(true);
    try {
      setReviewStatus(await writeReview(slug, review, locale));
    } catch (error) {
      // 403: the account of the customer has no order of this product.
      if (error instanceof CallError && error.status === 403) setIsPurchaseRejected(true);
      setFormError(errorMessage(error));
    } finally {
      setIsSending(false);
    }
  };

  const shownErrorOf = (name: BuyerReviewField) => (touched.has(name) ? errors[name] : undefined);
  const controlProps = (name: BuyerReviewField) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    'aria-invalid': shownErrorOf(name) !== undefined,
    'aria-describedby': shownErrorOf(name) && `${id}-${name}-error`,
    onBlur: () => void touch(name),
    onChange: () => touched.has(name) && validate(),
    className: 'field',
  });
  const renderError = (name: BuyerReviewField) => {
    const error = shownErrorOf(name);
    return (
      error && (
        <p id={`${id}-${name}-error`} className="text-sm text-alert">
          {t(`errors.${error}`)}
        </p>
      )
    );
  };
  const renderField = (name: Exclude<BuyerReviewField, 'rating'>, control: ReactNode) => (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={`${id}-${name}`}>{t(`fields.${name}`)}</label>
      {control}
      {renderError(name)}
    </div>
  );

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-xl grid-cols-1 gap-5">
      <fieldset
        className="grid min-w-0 gap-1.5"
        aria-describedby={shownErrorOf('rating') && `${id}-rating-error`}
      >
        <legend className="mb-1.5">{t('fields.rating')}</legend>
        <Choices
          name="rating"
          options={starLevels.map((stars) => ({ value: String(stars), text: t('stars', { stars }) }))}
          onChange={() => void touch('rating')}
        />
        {renderError('rating')}
      </fieldset>
      {renderField(
        'text',
        <textarea {...controlProps('text')} dir="auto" rows={5} maxLength={maxReviewLength} />,
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5">{t('fit')}</legend>
        <Choices
          name="fit"
          options={[...fits, 'none' as const].map((fit) => ({ value: fit, text: t('fits', { fit }) }))}
        />
      </fieldset>
      {renderField(
        'name',
        <input {...controlProps('name')} autoComplete="name" maxLength={maxReviewNameLength} />,
      )}
      {needsProofOfPurchase && (
        <>
          <p className="text-sm text-muted">{t('proof')}</p>
          {renderField(
            'email',
            <input
              {...controlProps('email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              maxLength={maxEmailLength}
            />,
          )}
          {renderField(
            'orderNumber',
            <input {...controlProps('orderNumber')} dir="ltr" maxLength={maxOrderNumberLength} />,
          )}
        </>
      )}
      <FormAlert text={formError} />
      <div>
        <SubmitButton busy={isSending}>{t('submit')}</SubmitButton>
      </div>
    </form>
  );
}

interface ChoicesProps {
  name: string;
  options: { value: string; text: string }[];
  onChange?: () => void;
}

/** Radio buttons in a row. */
function Choices({ name, options, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {options.map(({ value, text }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input type="radio" name={name} value={value} onChange={onChange} className="size-5 accent-ink" />
          {text}
        </label>
      ))}
    </div>
  );
}

/** Shows the status of the review, and receives the focus, because the focused form is gone. */
function SubmittedNotice({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} role="status" tabIndex={-1} className="border border-sand bg-paper px-4 py-3">
      {text}
    </p>
  );
}
