import { createRequestFigures } from './request-figures.ts';

test('requests are counted by route, status and what the store had, as Prometheus reads them', () => {
  const figures = createRequestFigures();
  for (const seconds of [0.004, 0.2]) figures.count({ route: '/shop', status: 200, cache: 'hit', seconds });
  figures.count({ route: '/shop', status: 503, cache: 'none', seconds: 9 });
  const text = figures.text();
  expect(text).toContain('# TYPE rida_request_seconds histogram\n');
  const of = (name: string, labels: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`rida_request_seconds_${name}{${labels}`))
      ?.split(' ')
      .at(-1);
  const kept = 'route="/shop",status="200",cache="hit"';
  expect([of('count', kept), of('bucket', `${kept},le="0.005"`), of('bucket', `${kept},le="0.25"`)]).toEqual([
    '2',
    '1',
    '2',
  ]);
  expect(Number(of('sum', kept))).toBeCloseTo(0.204);
  expect(of('bucket', 'route="/shop",status="503",cache="none",le="+Inf"')).toBe('1');
  expect(text.endsWith('\n')).toBe(true);
});
