import { invalidationCount } from '../../lib/upstream/invalidation.ts';

interface Work<T> {
  form: string;
  /** The invalidations there had been when it began; null while it waits for what began before. */
  since: number | null;
  done: Promise<T>;
}

/**
 * Lets everybody who asks for the same form of a page share the work under way, unless something was cleared since it began: who
 * comes then waits until what Next began before is done, and for work that begins after it.
 */
export function createJoins<T>(): (place: string, form: string, begin: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Work<T>[]>();
  return (place, form, begin) => {
    const works = underWay.get(place) ?? [];
    const isNow = ({ since }: Work<T>) => since === null || since === invalidationCount();
    const same = works.find((work) => work.form === form && isNow(work));
    if (same) return same.done;
    const before = works.filter((work) => !isNow(work)).map(({ done }) => done);
    const work: Work<T> = { form, since: null, done: Promise.resolve(undefined as never) };
    work.done = Promise.allSettled(before)
      .then(() => {
        work.since = invalidationCount();
        return begin();
      })
      .finally(() => {
        const left = (underWay.get(place) ?? []).filter((one) => one !== work);
        if (left.length > 0) underWay.set(place, left);
        else underWay.delete(place);
      });
    underWay.set(place, [...works, work]);
    return work.done;
  };
}
