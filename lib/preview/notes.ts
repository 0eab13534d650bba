/** Something to know of a page: what is wrong, and what could be better. The words are in the messages. */
export interface Note<Name extends string> {
  name: Name;
  isFault: boolean;
  values?: Record<string, string | number>;
}

export function fault<Name extends string>(name: Name, values?: Note<Name>['values']): Note<Name> {
  return { name, isFault: true, ...(values && { values }) };
}

export function advice<Name extends string>(name: Name, values?: Note<Name>['values']): Note<Name> {
  return { name, isFault: false, ...(values && { values }) };
}
