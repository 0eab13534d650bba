import { z } from 'zod';

/** Body of every successful response: `{"response": payload}`. */
export function envelope<T extends z.ZodType>(payload: T) {
  return z.object({ response: payload });
}

/** Body of every 4xx and 5xx response; `errors` lists messages by invalid field. */
export const Failure = z
  .object({ Message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
  .meta({ id: 'Failure' });

/** Language of texts in a request or response. */
export const Language = z.enum(['en', 'ar']);
