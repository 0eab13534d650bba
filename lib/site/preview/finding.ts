/** A problem found on a page: an error, or advice. The last part of the key of its message is `name`. */
export interface Finding<Name extends string> {
  name: Name;
  isError: boolean;
  /** Values of the message. */
  values?: Record<string, string | number>;
}

export function errorFinding<Name extends string>(
  name: Name,
  values?: Finding<Name>['values'],
): Finding<Name> {
  return { name, isError: true, ...(values && { values }) };
}

export function adviceFinding<Name extends string>(
  name: Name,
  values?: Finding<Name>['values'],
): Finding<Name> {
  return { name, isError: false, ...(values && { values }) };
}
