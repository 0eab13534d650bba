'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { maxPasswordLength } from '@/lib/platform/forms/max-lengths';
import { fieldAria } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';

interface PasswordFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  error?: FieldError;
  autoComplete: 'current-password' | 'new-password';
}

/** Password input with a button to show it. A new password has a hint on its length until there is an error. */
export function PasswordField({ label, registration, error, autoComplete }: PasswordFieldProps) {
  const t = useTranslations('forms');
  const id = useId();
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const hint = autoComplete === 'new-password' && !error ? t('passwordHint') : undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div dir="ltr" className="relative">
        <input
          {...registration}
          {...fieldAria(id, error, hint)}
          id={id}
          type={isPasswordShown ? 'text' : 'password'}
          required
          maxLength={maxPasswordLength}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="field w-full pe-40"
        />
        <button
          type="button"
          aria-pressed={isPasswordShown}
          aria-controls={id}
          className="needs-script absolute inset-y-0 end-0 px-4 text-sm text-muted hover:text-ink"
          onClick={() => setIsPasswordShown(!isPasswordShown)}
        >
          {t('showCharacters')}
        </button>
      </div>
    </FieldFrame>
  );
}
