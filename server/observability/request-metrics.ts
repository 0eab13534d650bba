import { Histogram } from '../../lib/platform/process/histogram.ts';

/** A completed request. */
export interface CompletedRequest {
  /** As `routeName` returns it: without language and slug. */
  route: string;
  status: number;
  /** `hit`, `miss`, `stale` or `bypass` as in `Cache-Status`; `none` for responses without that header. */
  cache: string;
  seconds: number;
}

/** Upper bounds of the histogram buckets, in seconds. */
const bucketBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates a histogram of requests by route, status and cache result, in the Prometheus text format. */
export function createRequestMetrics() {
  const histogram = new Histogram(
    'rida_request_seconds',
    'Time from a request to the last byte of its response.',
    bucketBounds,
  );
  return {
    observe: ({ route, status, cache, seconds }: CompletedRequest): void =>
      histogram.observe(seconds, `route="${route}",status="${status}",cache="${cache}"`),
    text: () => [...histogram.lines(), ''].join('\n'),
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
