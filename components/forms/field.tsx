'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { maxEmailLength, maxNameLength, maxPhoneNumberLength } from '@/lib/platform/forms/max-lengths';
import { FieldFrame } from './field-frame.tsx';

/** Attributes set by react-hook-form's `register`. */
type RegisteredAttribute = 'name' | 'ref' | 'onChange' | 'onBlur';

interface FieldProps extends Omit<ComponentProps<'input'>, RegisteredAttribute> {
  label: string;
  registration: UseFormRegisterReturn;
  error?: FieldError;
  hint?: string;
  /** Fields are required by default. */
  optional?: boolean;
}

/** Text input with label, error and hint. */
export function Field({ label, registration, error, hint, optional = false, ...rest }: FieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional}>
      <input
        {...rest}
        {...registration}
        {...fieldAria(id, error, hint)}
        id={id}
        required={!optional}
        className="field w-full"
      />
    </FieldFrame>
  );
}

/** ARIA attributes that link a control to its error and hint. */
export function fieldAria(id: string, error: FieldError | undefined, hint?: string) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined };
}

/** Multi-line text field. */
export function TextAreaField({
  label,
  registration,
  error,
  optional = false,
  ...rest
}: Omit<ComponentProps<'textarea'>, RegisteredAttribute> &
  Pick<FieldProps, 'label' | 'registration' | 'error' | 'optional'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} optional={optional}>
      <textarea
        {...rest}
        {...registration}
        {...fieldAria(id, error)}
        id={id}
        required={!optional}
        className="field w-full"
      />
    </FieldFrame>
  );
}

export function EmailField(props: Pick<FieldProps, 'registration' | 'error' | 'autoComplete'>) {
  const t = useTranslations('forms.fields');
  return (
    <Field
      {...props}
      label={t('email')}
      type="email"
      inputMode="email"
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={maxEmailLength}
    />
  );
}

export function NameField(props: Pick<FieldProps, 'registration' | 'error'>) {
  const t = useTranslations('forms.fields');
  return <Field {...props} label={t('name')} autoComplete="name" maxLength={maxNameLength} />;
}

export function PhoneField(props: Pick<FieldProps, 'registration' | 'error' | 'optional'>) {
  const t = useTranslations('forms.fields');
  return (
    <Field
      {...props}
      label={t('phoneNumber')}
      type="tel"
      dir="ltr"
      autoComplete="tel"
      maxLength={maxPhoneNumberLength}
    />
  );
}
