import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { EmailField, Field, NameField, PhoneField, TextAreaField } from '@/components/forms/field';
import { upstreamErrorType } from '@/components/forms/field-frame';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import type { Samples } from '@/components/testing/samples';
import type { GalleryStates } from './sections.tsx';

const registration: UseFormRegisterReturn = {
  name: 'sample',
  onChange: async () => {},
  onBlur: async () => {},
  ref: () => {},
};
const validationError: FieldError = { type: 'email', message: 'emailInvalid' };

/** States of form fields and buttons. */
export function formsStates({ texts, createProduct }: Samples): GalleryStates {
  const { title } = createProduct('texts');
  const upstreamError: FieldError = { type: upstreamErrorType, message: texts.short };
  return {
    'forms/field': {
      plain: <NameField registration={registration} />,
      filled: <Field label={texts.category} registration={registration} defaultValue={title} />,
      optional: <PhoneField registration={registration} optional />,
      hint: <Field label={texts.category} registration={registration} hint={texts.short} />,
      error: <EmailField registration={registration} error={validationError} />,
      'error of the upstream': <NameField registration={registration} error={upstreamError} />,
      'read only': <Field label={texts.category} registration={registration} defaultValue={title} readOnly />,
      lines: <TextAreaField label={texts.category} registration={registration} defaultValue={texts.long} />,
    },
    'forms/select-field': {
      plain: (
        <SelectField label={texts.category} registration={registration}>
          {texts.colors.map((color) => (
            <option key={color}>{color}</option>
          ))}
        </SelectField>
      ),
      error: (
        <SelectField label={texts.category} registration={registration} error={upstreamError}>
          <option value="">{texts.short}</option>
        </SelectField>
      ),
    },
    'forms/password-field': {
      current: (
        <PasswordField label={texts.category} registration={registration} autoComplete="current-password" />
      ),
      new: <PasswordField label={texts.category} registration={registration} autoComplete="new-password" />,
      error: (
        <PasswordField
          label={texts.category}
          registration={registration}
          autoComplete="new-password"
          error={upstreamError}
        />
      ),
    },
    'forms/form-alert': { failed: <FormAlert text={texts.short} /> },
    'forms/submit-button': {
      idle: <SubmitButton busy={false}>{texts.short}</SubmitButton>,
      busy: <SubmitButton busy>{texts.short}</SubmitButton>,
    },
  };
}
