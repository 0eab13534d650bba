'use client';

import { type ReactNode, useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldAria } from './field.tsx';
import { FieldFrame } from './field-frame.tsx';

interface SelectFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  error?: FieldError;
  autoComplete?: string;
  /** `option` elements. */
  children: ReactNode;
}

/** Required select with label and error. */
export function SelectField({ label, registration, error, autoComplete, children }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select
        {...registration}
        {...fieldAria(id, error)}
        id={id}
        required
        autoComplete={autoComplete}
        className="field w-full"
      >
        {children}
      </select>
    </FieldFrame>
  );
}
