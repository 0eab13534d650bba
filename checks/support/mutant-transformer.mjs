import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(pathToFileURL(`${process.cwd()}/package.json`));

/** Compiles as the project's own transformer does, and the file of the mutant with its change: no file on disk is touched. */
export default {
  createTransformer({ inner: [module, options], mutant }) {
    const inner = require(module).createTransformer(options);
    return {
      process: (text, file, context) => inner.process(changed(text, file, mutant), file, context),
      getCacheKey: (text, file) =>
        createHash('sha256')
          .update(JSON.stringify([changed(text, file, mutant), file, options, process.version]))
          .digest('hex'),
    };
  },
};

function changed(text, file, { path, at, from, to }) {
  return file === path ? text.slice(0, at) + to + text.slice(at + from.length) : text;
}
