const held = globalThis as { [name: symbol]: unknown };

/** The one thing of a name in the process. Routes are bundled apart, so a module may be there several times. */
export function processWide<T>(name: string, create: () => T): T {
  const place = Symbol.for(`rida.${name}`);
  held[place] ??= create();
  return held[place] as T;
}
