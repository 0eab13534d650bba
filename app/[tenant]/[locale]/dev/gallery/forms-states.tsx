import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { EmailField, Field, NameField, PhoneField, TextField } from '@/components/forms/field';
import { fromUpstream } from '@/components/forms/field-frame';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import type { Samples } from './samples.ts';
import type { States } from './sections.tsx';

const registration: UseFormRegisterReturn = {
  name: 'sample',
  onChange: async () => {},
  onBlur: async () => {},
  ref: () => {},
};
const invalid: FieldError = { type: 'email', message: 'emailInvalid' };

export function formsStates({ words, sample }: Samples): States {
  const { title } = sample('words');
  const refused: FieldError = { type: fromUpstream, message: words.short };
  return {
    'forms/field': {
      plain: <NameField registration={registration} />,
      filled: <Field label={words.category} registration={registration} defaultValue={title} />,
      optional: <PhoneField registration={registration} optional />,
      hint: <Field label={words.category} registration={registration} hint={words.short} />,
      error: <EmailField registration={registration} error={invalid} />,
      'error of the upstream': <NameField registration={registration} error={refused} />,
      'read only': <Field label={words.category} registration={registration} defaultValue={title} readOnly />,
      lines: <TextField label={words.category} registration={registration} defaultValue={words.long} />,
    },
    'forms/select-field': {
      plain: (
        <SelectField label={words.category} registration={registration}>
          {words.colors.map((color) => (
            <option key={color}>{color}</option>
          ))}
        </SelectField>
      ),
      error: (
        <SelectField label={words.category} registration={registration} error={refused}>
          <option value="">{words.short}</option>
        </SelectField>
      ),
    },
    'forms/password-field': {
      current: (
        <PasswordField label={words.category} registration={registration} autoComplete="current-password" />
      ),
      new: <PasswordField label={words.category} registration={registration} autoComplete="new-password" />,
      error: (
        <PasswordField
          label={words.category}
          registration={registration}
          autoComplete="new-password"
          error={refused}
        />
      ),
    },
    'forms/form-alert': { failed: <FormAlert text={words.short} /> },
    'forms/submit-button': {
      idle: <SubmitButton busy={false}>{words.short}</SubmitButton>,
      busy: <SubmitButton busy>{words.short}</SubmitButton>,
    },
  };
}
