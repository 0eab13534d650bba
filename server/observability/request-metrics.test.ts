import { createRequestMetrics } from './request-metrics.ts';

test('createRequestMetrics counts requests by route, status and cache result', () => {
  const metrics = createRequestMetrics();
  for (const seconds of [0.004, 0.2]) metrics.observe({ route: '/shop', status: 200, cache: 'hit', seconds });
  metrics.observe({ route: '/shop', status: 503, cache: 'none', seconds: 9 });
  const text = metrics.text();
  expect(text).toContain('# TYPE rida_request_seconds histogram\n');
  const sampleOf = (name: string, labels: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`rida_request_seconds_${name}{${labels}`))
      ?.split(' ')
      .at(-1);
  const hitLabels = 'route="/shop",status="200",cache="hit"';
  expect([
    sampleOf('count', hitLabels),
    sampleOf('bucket', `${hitLabels},le="0.005"`),
    sampleOf('bucket', `${hitLabels},le="0.25"`),
  ]).toEqual(['2', '1', '2']);
  expect(Number(sampleOf('sum', hitLabels))).toBeCloseTo(0.204);
  expect(sampleOf('bucket', 'route="/shop",status="503",cache="none",le="+Inf"')).toBe('1');
  expect(text.endsWith('\n')).toBe(true);
});
