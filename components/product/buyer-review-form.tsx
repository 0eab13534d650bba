'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { session } from '@/lib/auth/session';
import {
  type BuyerReviewErrors,
  type BuyerReviewField,
  buyerReviewFields,
  maxLengths,
  parseBuyerReview,
} from '@/lib/reviews/buyer-review';
import { writeReview } from '@/lib/reviews/write-review';
import { useStore } from '@/lib/store/use-store';
import { CallError } from '@/lib/upstream/call-error';

const levels = [5, 4, 3, 2, 1];
const fits = ['small', 'true', 'large'] as const;

/**
 * Review form of a shop with customer reviews. A guest proves the purchase with an order number; a customer only when her account has
 * no order of the product. The input stays until the API has accepted it.
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
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<'pending' | 'published' | null>(null);
  const needsPurchase = !isCustomer || isPurchaseRejected;

  if (sent) return <Receipt text={t('sent', { status: sent })} />;

  const parse = () => {
    const parsed = parseBuyerReview(new FormData(form.current ?? undefined), needsPurchase);
    setErrors(parsed.errors);
    return parsed;
  };
  const touch = (name: BuyerReviewField) => {
    setTouched(new Set([...touched, name]));
    parse();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { review, errors: found } = parse();
    setTouched(new Set(buyerReviewFields));
    setFailure(null);
    const first = buyerReviewFields.find((name) => found[name]);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSending(true);
    try {
      setSent(await writeReview(slug, review, locale));
    } catch (error) {
      if (error instanceof CallError && error.status === 403) setIsPurchaseRejected(true);
      setFailure(errorMessage(error));
    } finally {
      setIsSending(false);
    }
  };

  const errorOf = (name: BuyerReviewField) => (touched.has(name) ? errors[name] : undefined);
  const controlProps = (name: BuyerReviewField) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    'aria-invalid': errorOf(name) !== undefined,
    'aria-describedby': errorOf(name) && `${id}-${name}-error`,
    onBlur: () => touch(name),
    onChange: () => touched.has(name) && parse(),
    className: 'field',
  });
  const errorText = (name: BuyerReviewField) => {
    const error = errorOf(name);
    return (
      error && (
        <p id={`${id}-${name}-error`} className="text-sm text-alert">
          {t(`errors.${error}`)}
        </p>
      )
    );
  };
  const field = (name: Exclude<BuyerReviewField, 'rating'>, control: ReactNode) => (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={`${id}-${name}`}>{t(`fields.${name}`)}</label>
      {control}
      {errorText(name)}
    </div>
  );

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-xl grid-cols-1 gap-5">
      <fieldset className="grid min-w-0 gap-1.5" aria-describedby={errorOf('rating') && `${id}-rating-error`}>
        <legend className="mb-1.5">{t('fields.rating')}</legend>
        <Choices
          name="rating"
          options={levels.map((stars) => ({ value: String(stars), text: t('stars', { stars }) }))}
          onChange={() => touch('rating')}
        />
        {errorText('rating')}
      </fieldset>
      {field('text', <textarea {...controlProps('text')} dir="auto" rows={5} maxLength={maxLengths.text} />)}
      <fieldset className="min-w-0">
        <legend className="mb-1.5">{t('fit')}</legend>
        <Choices
          name="fit"
          options={[...fits, 'none' as const].map((fit) => ({ value: fit, text: t('fits', { fit }) }))}
        />
      </fieldset>
      {field('name', <input {...controlProps('name')} autoComplete="name" maxLength={maxLengths.name} />)}
      {needsPurchase && (
        <>
          <p className="text-sm text-muted">{t('proof')}</p>
          {field(
            'email',
            <input {...controlProps('email')} type="email" dir="ltr" autoComplete="email" maxLength={254} />,
          )}
          {field('orderNumber', <input {...controlProps('orderNumber')} dir="ltr" maxLength={40} />)}
        </>
      )}
      <FormAlert text={failure} />
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

/** Shows the status of the review, and takes the focus of the form. */
function Receipt({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} role="status" tabIndex={-1} className="border border-sand bg-paper px-4 py-3">
      {text}
    </p>
  );
}
