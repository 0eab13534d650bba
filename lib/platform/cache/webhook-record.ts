import { Histogram } from '../process/histogram.ts';
import { processSingleton } from '../process/process-singleton.ts';

/** Results of webhooks: invalidated, or the reason of a rejection. */
export const webhookResults = ['invalidated', 'signature', 'clock', 'malformed', 'too-long'] as const;

export type WebhookResult = (typeof webhookResults)[number];

/** Upper bounds of the histogram buckets, in seconds. */
const bucketBounds = [0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10];
const logIntervalMs = 60_000;
/** From this many rejections on, the API probably has another secret; fewer may come from someone who tries the URL. */
const minSignatureRejections = 3;

const recordedWebhooks = () =>
  processSingleton('webhooks', () => ({
    counts: new Map<WebhookResult, number>(webhookResults.map((result) => [result, 0])),
    durations: createDurations(),
    clockSkewSeconds: 0,
    wasRejectedForClockSkew: false,
    /** Rejected signatures since the last webhook that was accepted. */
    signatureRejections: 0,
    loggedAt: new Map<WebhookResult, number>(),
  }));

function createDurations(): Histogram {
  const durations = new Histogram(
    'rida_webhook_seconds',
    'Time from a webhook until no instance serves an older page.',
    bucketBounds,
  );
  // The alert on late webhooks needs the series to exist, even when no webhook was accepted since the start.
  durations.declare();
  return durations;
}

/** Records a completed invalidation and its duration. */
export function recordInvalidation(seconds: number): void {
  count('invalidated');
  recordedWebhooks().durations.observe(seconds);
  recordedWebhooks().wasRejectedForClockSkew = false;
  recordedWebhooks().signatureRejections = 0;
}

/**
 * Records a rejected webhook. `shouldLog` is true at most once a minute for each reason, because anyone can send invalid webhooks.
 */
export function recordRejection(reason: Exclude<WebhookResult, 'invalidated'>): { shouldLog: boolean } {
  count(reason);
  // The signature is verified first, so only a sender with the secret can be rejected for its clock.
  if (reason === 'clock') recordedWebhooks().wasRejectedForClockSkew = true;
  if (reason === 'signature') recordedWebhooks().signatureRejections += 1;
  const { loggedAt } = recordedWebhooks();
  const now = performance.now();
  if (now - (loggedAt.get(reason) ?? Number.NEGATIVE_INFINITY) < logIntervalMs) return { shouldLog: false };
  loggedAt.set(reason, now);
  return { shouldLog: true };
}

/** Records by how many seconds the clock of a sender with the secret is ahead of this server's, negative when it is behind. */
export function recordClockSkew(seconds: number): void {
  recordedWebhooks().clockSkewSeconds = seconds;
}

/** Clock skew in seconds if a webhook was rejected for it since the last accepted webhook; otherwise null. */
export function rejectedClockSkew(): number | null {
  const { wasRejectedForClockSkew, clockSkewSeconds } = recordedWebhooks();
  return wasRejectedForClockSkew ? clockSkewSeconds : null;
}

/**
 * True when several webhooks were rejected for their signature since the last accepted one, as when the API has another secret. Only a
 * hint: anyone can send webhooks.
 */
export function areSignaturesRejected(): boolean {
  return recordedWebhooks().signatureRejections >= minSignatureRejections;
}

/** Returns all records in the Prometheus text format. */
export function webhookMetrics(): string {
  const { counts, durations, clockSkewSeconds } = recordedWebhooks();
  return [
    '# HELP rida_webhooks_total Webhooks by result.',
    '# TYPE rida_webhooks_total counter',
    ...[...counts].map(([result, total]) => `rida_webhooks_total{result="${result}"} ${total}`),
    '# HELP rida_webhook_clock_skew_seconds How far the clock of the last sender was ahead.',
    '# TYPE rida_webhook_clock_skew_seconds gauge',
    `rida_webhook_clock_skew_seconds ${clockSkewSeconds}`,
    ...durations.lines(),
    '',
  ].join('\n');
}

function count(result: WebhookResult): void {
  const { counts } = recordedWebhooks();
  counts.set(result, (counts.get(result) ?? 0) + 1);
}
