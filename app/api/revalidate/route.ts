import { invalidateTags } from '@/lib/platform/cache/invalidate-tags';
import {
  clockSkewOf,
  hasValidSignature,
  isOutsideTimeWindow,
  parseRevalidation,
} from '@/lib/platform/cache/revalidation-webhook';
import { recordClockSkew, recordInvalidation, recordRejection } from '@/lib/platform/cache/webhook-record';
import { log } from '@/lib/platform/process/log';
import { settings } from '@/lib/platform/settings/settings';
import { readLimitedBody } from '@/lib/platform/upstream/read-limited-body';

const maxBodyBytes = 64 * 1024;

/**
 * Webhook that invalidates cached pages and data: `{tags}` or a change event, signed with `REVALIDATE_SECRET`
 * (contract/README.md "Webhook"). After the response, no older content is served. Idempotent; rejects messages with an old
 * timestamp. With a CDN, the response reports the result of the purge. 404 without a secret, and to whoever does not sign with the secret
 * that the start generated for the shop's own reference API.
 */
export async function POST(request: Request) {
  const { revalidateSecret, isRevalidateSecretGenerated } = settings();
  if (!revalidateSecret) return notFound();
  const startedAt = performance.now();
  const bytes = await readLimitedBody(maxBodyBytes, request);
  if (bytes === null && isRevalidateSecretGenerated) return notFound();
  if (bytes === null) return reject(413, 'too-long', 'The body is too long');
  const body = new TextDecoder().decode(bytes);
  if (!hasValidSignature(body, request.headers.get('x-signature'), revalidateSecret)) {
    if (isRevalidateSecretGenerated) return notFound();
    return reject(401, 'signature', 'The signature is wrong');
  }
  const revalidation = parseRevalidation(body);
  if (revalidation === null) {
    return reject(400, 'malformed', 'The body is neither tags nor a change event');
  }
  const now = Date.now();
  const clockSkewSeconds = clockSkewOf(revalidation, now);
  recordClockSkew(clockSkewSeconds);
  if (isOutsideTimeWindow(revalidation, now)) {
    const direction = clockSkewSeconds > 0 ? 'ahead of' : 'behind';
    return reject(
      401,
      'clock',
      `The message was not sent now: its time is ${Math.abs(clockSkewSeconds)} seconds ${direction} the clock here`,
    );
  }
  // Null without a CDN.
  const isPurged = await invalidateTags(revalidation.tags);
  recordInvalidation((performance.now() - startedAt) / 1000);
  return Response.json({
    cleared: revalidation.tags,
    ...(isPurged !== null && { cdn: isPurged ? 'purged' : 'failed' }),
  });
}

function notFound(): Response {
  return Response.json({ Message: 'Not found' }, { status: 404 });
}

/** Counts a rejection, logs it unless the same reason was logged in the last minute, and returns its response. */
function reject(status: number, reason: Parameters<typeof recordRejection>[0], message: string): Response {
  if (recordRejection(reason).shouldLog) log.warn({ reason, message }, 'webhook rejected');
  return Response.json({ Message: message }, { status });
}
