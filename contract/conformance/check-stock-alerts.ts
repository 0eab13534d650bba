import { stockAlertCalls } from '../calls.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { sendCall } from './send-call.ts';

/** Id that no product has. */
const unknownId = 2_147_483_000;

/** Checks the calls of the capability `stock-alerts`. Requests an alert for an unknown variant, so that no mail is sent. */
export async function* checkStockAlerts(base: string): AsyncGenerator<ConformanceResult> {
  const { add, alert, confirm, end } = stockAlertCalls;
  const body = { productId: unknownId, variantId: unknownId, email: 'conformance@example.com' };
  for (const language of ['en', 'ar']) {
    const { violations, isUnsupported } = await sendCall(base, add, language, {
      body: { ...body, language },
    });
    yield {
      name: `POST ${add.path} (${language})`,
      violations: isUnsupported ? ['responded that it does not exist'] : violations,
    };
  }
  const malformed = { ...body, email: 'no address', language: 'en' };
  const rejected = await sendCall(base, add, 'en', {
    body: malformed,
    expectedError: { statuses: [400, 422] },
  });
  yield { name: `POST ${add.path} malformed e-mail address`, violations: rejected.violations };
  for (const call of [alert, confirm, end]) {
    const { isMissing, violations } = await sendCall(base, call, 'en', { params: { token: 'unknown' } });
    yield {
      name: `${call.method} ${call.path} unknown token`,
      violations: isMissing ? violations : ['returned an alert for an unknown token', ...violations],
    };
  }
}
