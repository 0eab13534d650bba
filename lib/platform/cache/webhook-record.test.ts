import {
  areSignaturesRejected,
  recordClockSkew,
  recordInvalidation,
  recordRejection,
  rejectedClockSkew,
  webhookMetrics,
} from './webhook-record.ts';

describe('webhook record', () => {
  test('has no clock skew before the first webhook', () => {
    expect(rejectedClockSkew()).toBeNull();
    expect(webhookMetrics()).toContain('rida_webhook_clock_skew_seconds 0\n');
  });

  test('has a duration of no webhook before the first one', () => {
    expect(webhookMetrics()).toContain('rida_webhook_seconds_bucket{le="2.5"} 0\n');
    expect(webhookMetrics()).toContain('rida_webhook_seconds_count 0\n');
  });

  test('counts webhooks by result', () => {
    recordRejection('signature');
    recordRejection('signature');
    recordInvalidation(0.2);
    expect(webhookMetrics()).toContain('rida_webhooks_total{result="signature"} 2\n');
    expect(webhookMetrics()).toContain('rida_webhooks_total{result="malformed"} 0\n');
    expect(webhookMetrics()).toContain('rida_webhook_seconds_bucket{le="0.25"} 1\n');
    expect(webhookMetrics()).toContain('rida_webhook_seconds_count 1\n');
  });

  test('has buckets from 0.1 to 10 seconds', () => {
    recordInvalidation(0.2);
    const bounds = [...webhookMetrics().matchAll(/_bucket\{le="([\d.]+)"/g)].map(([, bound]) =>
      Number(bound),
    );
    expect(bounds).toEqual([0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10]);
  });

  test('reports the clock skew of a rejected webhook until the next invalidation', () => {
    recordClockSkew(900);
    expect(rejectedClockSkew()).toBeNull();
    recordRejection('clock');
    expect(rejectedClockSkew()).toBe(900);
    expect(webhookMetrics()).toContain('rida_webhook_clock_skew_seconds 900\n');
    recordInvalidation(0.1);
    expect(rejectedClockSkew()).toBeNull();
  });

  test('reports three rejected signatures in a row until the next invalidation', () => {
    const states = [1, 2, 3].map(() => {
      recordRejection('signature');
      return areSignaturesRejected();
    });
    expect(states).toEqual([false, false, true]);
    recordInvalidation(0.1);
    expect(areSignaturesRejected()).toBe(false);
  });

  test('logs each reason once a minute', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const shouldLog = (reason: 'malformed' | 'too-long') => recordRejection(reason).shouldLog;
    expect([shouldLog('malformed'), shouldLog('malformed'), shouldLog('too-long')]).toEqual([
      true,
      false,
      true,
    ]);
    now.mockReturnValue(1_060_000);
    expect(shouldLog('malformed')).toBe(true);
    now.mockRestore();
  });
});
