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

/** Marks an error whose message is the upstream's own words instead of the name of one of ours. */
export const fromUpstream = 'upstream';

/** Label above a control, its hint and what is wrong with it below. */
export function FieldFrame({ id, label, error, hint, optional, children }: FieldFrameProps) {
  const t = useTranslations('forms');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id}>
        {label}
        {optional && <span className="ms-1 text-sm text-muted"> ({t('optional')})</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm text-alert">
          {error.type === fromUpstream ? error.message : t(`errors.${error.message as 'emailInvalid'}`)}
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
