import { object, ValidationError } from 'yup';
import { emailField } from '../../platform/forms/contact-fields.ts';
import { textField } from '../../platform/forms/text-fields.ts';

const schema = object({
  review: textField().required('reviewRequired'),
  name: textField().required('nameRequired'),
  email: emailField(),
});

export type ReviewField = keyof typeof schema.fields;

/** Message keys by invalid field. */
export type ReviewErrors = Partial<Record<ReviewField, 'reviewRequired' | 'nameRequired' | 'emailInvalid'>>;

/**
 * Validates the review form of a shop whose API lacks the `reviews` capability (docs/behaviour.md §5). Returns an empty object when the
 * form is valid.
 */
export function reviewErrors(values: unknown): ReviewErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Reversed, so that the first error of each field replaces the later ones.
    return Object.fromEntries(error.inner.reverse().map(({ path, message }) => [path, message]));
  }
}
