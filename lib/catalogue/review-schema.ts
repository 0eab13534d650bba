import { object, string, ValidationError } from 'yup';

const schema = object({
  review: string().trim().required('reviewRequired'),
  name: string().trim().required('nameRequired'),
  email: string().trim().required('emailInvalid').email('emailInvalid'),
});

export type ReviewField = keyof typeof schema.fields;

/** Names of the messages for the fields at fault. */
export type ReviewErrors = Partial<Record<ReviewField, 'reviewRequired' | 'nameRequired' | 'emailInvalid'>>;

/** Checks a review as specification section 5 asks; empty when it can be sent. */
export function reviewErrors(values: unknown): ReviewErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.reverse().map(({ path, message }) => [path, message]));
  }
}
