import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(pathToFileURL(`${process.cwd()}/package.json`));

/** Compiles as the project's own transformer does, and the file that `MUTANT` names with its change: no file on disk is touched. */
export default {
  createTransformer({ inner: [module, options] }) {
    const inner = require(module).createTransformer(options);
    return {
      process: (text, file, context) => inner.process(changed(text, file), file, context),
      getCacheKey: (text, file) =>
        createHash('sha256')
          .update(JSON.stringify([changed(text, file), file, options, process.version]))
          .digest('hex'),
    };
  },
};

function changed(text, file) {
  const { path, at, from, to } = JSON.parse(process.env.MUTANT);
  return file === path ? text.slice(0, at) + to + text.slice(at + from.length) : text;
}
