import { paymentCalls } from '../calls.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { sendCall } from './send-call.ts';

const unknownNumber = `CONFORMANCE-${crypto.randomUUID().slice(0, 8)}`;

/** Checks the call of the capability `card`. Places no order and pays nothing. */
export async function* checkCard(base: string): AsyncGenerator<ConformanceResult> {
  const call = paymentCalls.startPayment;
  const name = `${call.method} ${call.path}`;
  for (const language of ['en', 'ar']) {
    const { violations } = await sendCall(base, call, language, {
      body: { number: unknownNumber, email: 'conformance@example.com' },
      expectedError: { statuses: [404] },
    });
    yield { name: `${name} unknown order (${language})`, violations };
  }
  const malformed = await sendCall(base, call, 'en', {
    body: { number: unknownNumber },
    expectedError: { statuses: [400] },
  });
  yield { name: `${name} without an e-mail address`, violations: malformed.violations };
}
