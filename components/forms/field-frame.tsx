'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: FieldError;
  hint?: string;
  optional?: boolean;
  children: ReactNode;
}

/** Type of a field error whose message is the API's text instead of a key of `forms.errors`. */
export const upstreamErrorType = 'upstream';

/** Label, control, error and hint of a form field. */
export function FieldFrame({ id, label, error, hint, optional, children }: FieldFrameProps) {
  const t = useTranslations('forms');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id}>
        {label}
        {optional && <span className="ms-1 text-sm text-muted"> ({t('optional')})</span>}
      </label>
      {children}
      {/* Schemas have keys of `forms.errors` as messages; the cast stands for any of them. */}
      {error && (
        <p id={`${id}-error`} className="text-sm text-alert">
          {error.type === upstreamErrorType ? error.message : t(`errors.${error.message as 'emailInvalid'}`)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
