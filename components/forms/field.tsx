'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';

/** Attributes that a control gets from its registration. */
type Registered = 'name' | 'ref' | 'onChange' | 'onBlur';

interface FieldProps extends Omit<ComponentProps<'input'>, Registered> {
  label: string;
  registration: UseFormRegisterReturn;
  error?: FieldError;
  hint?: string;
  /** Says that the field may stay empty; every other field is required. */
  optional?: boolean;
}

/** A text field with its label, and what is wrong with it beside it. */
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

/** How a control names what is said about it below. */
export function fieldAria(id: string, error: FieldError | undefined, hint?: string) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined };
}

/** A field of several lines. */
export function TextField({
  label,
  registration,
  error,
  optional = false,
  ...rest
}: Omit<ComponentProps<'textarea'>, Registered> &
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

/** An e-mail address. */
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
      maxLength={254}
    />
  );
}

/** A person's name. */
export function NameField(props: Pick<FieldProps, 'registration' | 'error'>) {
  const t = useTranslations('forms.fields');
  return <Field {...props} label={t('name')} autoComplete="name" maxLength={100} />;
}

/** A phone number, with its country or without. */
export function PhoneField(props: Pick<FieldProps, 'registration' | 'error' | 'optional'>) {
  const t = useTranslations('forms.fields');
  return <Field {...props} label={t('phoneNumber')} type="tel" dir="ltr" autoComplete="tel" maxLength={30} />;
}
