import path from 'node:path';

interface Test {
  path: string;
}

/** Order of tests for Jest: those first that most probably notice a change of `MUTATED_FILE`, which are its own and those of its folder. */
export default class NearestFirst {
  sort<T extends Test>(tests: T[]): T[] {
    const changed = path.resolve(process.env.MUTATED_FILE ?? '');
    const distance = ({ path: test }: Test) => {
      if (test.endsWith('.program.test.ts')) return 3;
      if (test === changed.replace(/\.ts$/, '.test.ts')) return 0;
      return path.dirname(test) === path.dirname(changed) ? 1 : 2;
    };
    return tests.toSorted((one, other) => distance(one) - distance(other));
  }

  cacheResults(): void {}
}
