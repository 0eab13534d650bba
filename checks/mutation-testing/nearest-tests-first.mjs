import path from 'node:path';

/**
 * Jest sequencer that runs the tests of the mutated file first, then those of its folder, then the others, and at last the tests
 * that start programs.
 */
export default class NearestTestsFirst {
  sort(tests) {
    const mutatedFile = JSON.parse(process.env.MUTANT).path;
    const distance = ({ path: test }) => {
      if (test.endsWith('.program.test.ts')) return 3;
      if (test === mutatedFile.replace(/(\.tsx?)$/, '.test$1')) return 0;
      return path.dirname(test) === path.dirname(mutatedFile) ? 1 : 2;
    };
    return tests.toSorted((a, b) => distance(a) - distance(b));
  }

  cacheResults() {}
}
