import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(pathToFileURL(`${process.cwd()}/package.json`));

/** Wraps the project's Jest transformer and applies the mutant to its file in memory. */
export default {
  createTransformer({ projectTransform: [module, options], mutant }) {
    const projectTransformer = require(module).createTransformer(options);
    return {
      process: (text, file, context) =>
        projectTransformer.process(applyMutant(text, file, mutant), file, context),
      getCacheKey: (text, file) =>
        createHash('sha256')
          .update(JSON.stringify([applyMutant(text, file, mutant), file, options, process.version]))
          .digest('hex'),
    };
  },
};

function applyMutant(text, file, { path, at, from, to }) {
  return file === path ? text.slice(0, at) + to + text.slice(at + from.length) : text;
}
