interface Series {
  count: number;
  sum: number;
  /** Cumulative counts: the observations up to each bucket's upper bound. */
  buckets: number[];
}

/** Histogram in the Prometheus text format. */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series>();

  /** @param bounds upper bounds of the buckets, ascending */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#bounds = bounds;
  }

  /** Adds a series of zeros, so that an alert rule can count what has not happened yet. */
  declare(labels = ''): void {
    if (!this.#series.has(labels)) this.#series.set(labels, this.#emptySeries());
  }

  #emptySeries(): Series {
    return { count: 0, sum: 0, buckets: this.#bounds.map(() => 0) };
  }

  /** @param labels in the text format, such as `status="200"` */
  observe(value: number, labels = ''): void {
    const series = this.#series.get(labels) ?? this.#emptySeries();
    this.#series.set(labels, series);
    series.count += 1;
    series.sum += value;
    for (const [index, bound] of this.#bounds.entries()) {
      if (value <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    }
  }

  *lines(): Generator<string> {
    yield `# HELP ${this.#name} ${this.#help}`;
    yield `# TYPE ${this.#name} histogram`;
    for (const [labels, { count, sum, buckets }] of this.#series) {
      const labelSet = labels && `{${labels}}`;
      const bucketLabels = (bound: number | string) => `{${labels && `${labels},`}le="${bound}"}`;
      for (const [index, bound] of this.#bounds.entries()) {
        yield `${this.#name}_bucket${bucketLabels(bound)} ${buckets[index]}`;
      }
      yield `${this.#name}_bucket${bucketLabels('+Inf')} ${count}`;
      yield `${this.#name}_sum${labelSet} ${sum}`;
      yield `${this.#name}_count${labelSet} ${count}`;
    }
  }
}
