'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldAria } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';

interface PasswordFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  error?: FieldError;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its button is pressed. A new one says how long it must be, until an error says so. */
export function PasswordField({ label, registration, error, autoComplete }: PasswordFieldProps) {
  const t = useTranslations('forms');
  const id = useId();
  const [shown, setShown] = useState(false);
  const hint = autoComplete === 'new-password' && !error ? t('passwordHint') : undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div dir="ltr" className="relative">
        <input
          {...registration}
          {...fieldAria(id, error, hint)}
          id={id}
          type={shown ? 'text' : 'password'}
          required
          maxLength={200}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="field w-full pe-40"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          className="needs-script absolute inset-y-0 end-0 px-4 text-sm text-muted hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          {t('showCharacters')}
        </button>
      </div>
    </FieldFrame>
  );
}
