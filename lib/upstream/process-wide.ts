const held = globalThis as { [name: symbol]: unknown };

/** A value that exists once in the process under a name. Routes are bundled apart, so a module can be loaded several times. */
export function processWide<T>(name: string, create: () => T): T {
  const place = Symbol.for(`rida.${name}`);
  held[place] ??= create();
  return held[place] as T;
}
