const registry = globalThis as { [name: symbol]: unknown };

/**
 * Returns a value that is created once per process. Module state does not suffice, because Next bundles routes separately and evaluates
 * a module several times.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`rida.${name}`);
  registry[key] ??= create();
  return registry[key] as T;
}
