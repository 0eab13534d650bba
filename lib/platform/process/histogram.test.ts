import { Histogram } from './histogram.ts';

describe('Histogram', () => {
  test('counts a value in every bucket from its own size', () => {
    const histogram = new Histogram('seconds', 'Duration.', [1, 2]);
    for (const value of [1, 2, 3]) histogram.observe(value);
    expect([...histogram.lines()]).toEqual([
      '# HELP seconds Duration.',
      '# TYPE seconds histogram',
      'seconds_bucket{le="1"} 1',
      'seconds_bucket{le="2"} 2',
      'seconds_bucket{le="+Inf"} 3',
      'seconds_sum 6',
      'seconds_count 3',
    ]);
  });

  test('has a series for each set of labels', () => {
    const histogram = new Histogram('seconds', 'Duration.', [1]);
    for (const labels of ['status="200"', 'status="404"']) histogram.observe(1, labels);
    const lines = [...histogram.lines()];
    expect(lines).toContain('seconds_bucket{status="404",le="1"} 1');
    expect(lines).toContain('seconds_count{status="200"} 1');
  });
});
