/** Returns whether a list includes a value in any letter case. */
export function includesIgnoringCase(list: readonly string[], value: string): boolean {
  return list.some((item) => item.toLowerCase() === value.toLowerCase());
}
