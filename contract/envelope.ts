import { z } from 'zod';

/** Wraps a payload the way every successful answer carries it: `{"response": payload}`. */
export function envelope<T extends z.ZodType>(payload: T) {
  return z.object({ response: payload });
}

/** Body of every 4xx and 5xx answer; `errors` names the fields at fault, where there are any. */
export const Failure = z
  .object({ Message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
  .meta({ id: 'Failure' });

export const Language = z.enum(['en', 'ar']);
