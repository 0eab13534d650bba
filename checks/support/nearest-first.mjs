import path from 'node:path';

/** Order of tests for Jest: those first that most probably notice the change of `MUTANT`, which are its file's own and its folder's. */
export default class NearestFirst {
  sort(tests) {
    const changed = JSON.parse(process.env.MUTANT).path;
    const distance = ({ path: test }) => {
      if (test.endsWith('.program.test.ts')) return 3;
      if (test === changed.replace(/\.ts$/, '.test.ts')) return 0;
      return path.dirname(test) === path.dirname(changed) ? 1 : 2;
    };
    return tests.toSorted((one, other) => distance(one) - distance(other));
  }

  cacheResults() {}
}
