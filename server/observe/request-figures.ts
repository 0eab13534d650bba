/** One request that was answered. */
export interface Answered {
  route: string;
  status: number;
  /** `hit`, `miss`, `stale` or `bypass` as `Cache-Status` says; `none` for what is never kept. */
  cache: string;
  seconds: number;
}

interface Series {
  count: number;
  seconds: number;
  /** How many took no longer than each of the bounds. */
  within: number[];
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts requests by route, status and what the store had, for Prometheus to read as text. */
export function createRequestFigures() {
  const series = new Map<string, Series>();

  function count({ route, status, cache, seconds }: Answered): void {
    const labels = `route="${route}",status="${status}",cache="${cache}"`;
    const one = series.get(labels) ?? { count: 0, seconds: 0, within: bounds.map(() => 0) };
    series.set(labels, one);
    one.count += 1;
    one.seconds += seconds;
    bounds.forEach((bound, index) => {
      if (seconds <= bound) one.within[index] = (one.within[index] ?? 0) + 1;
    });
  }

  function* lines(): Generator<string> {
    yield '# HELP rida_request_seconds Time from a request to the last byte of its answer.';
    yield '# TYPE rida_request_seconds histogram';
    for (const [labels, { count, seconds, within }] of series) {
      for (const [index, bound] of bounds.entries()) {
        yield `rida_request_seconds_bucket{${labels},le="${bound}"} ${within[index]}`;
      }
      yield `rida_request_seconds_bucket{${labels},le="+Inf"} ${count}`;
      yield `rida_request_seconds_sum{${labels}} ${seconds}`;
      yield `rida_request_seconds_count{${labels}} ${count}`;
    }
  }

  return { count, text: () => [...lines(), ''].join('\n') };
}

export type RequestFigures = ReturnType<typeof createRequestFigures>;
