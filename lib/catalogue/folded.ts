/** Whether a list holds a value in any letter case. */
export function holds(list: readonly string[], value: string): boolean {
  return list.some((item) => item.toLowerCase() === value.toLowerCase());
}
