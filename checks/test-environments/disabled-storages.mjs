import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {Set<AsyncLocalStorage<unknown>>} */
const enabledStorages = new Set();
const { run } = AsyncLocalStorage.prototype;

/** @this {AsyncLocalStorage<unknown>} */
AsyncLocalStorage.prototype.run = function (...args) {
  enabledStorages.add(this);
  return Reflect.apply(run, this, args);
};

/**
 * Class of environments that disable, after their test file, every `AsyncLocalStorage` that ran in it. Jest creates one for each
 * file. Before Node.js 24, those that stay enabled stay in memory and slow down every promise of the files that follow.
 *
 * @param {typeof import('jest-environment-node').TestEnvironment} Environment
 */
export function withDisabledStorages(Environment) {
  return class extends Environment {
    async teardown() {
      await super.teardown();
      for (const storage of enabledStorages) storage.disable();
      enabledStorages.clear();
    }
  };
}
