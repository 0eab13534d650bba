import type { TypedWord } from './typed-words.ts';

/** The texts of two `tsquery` values: which documents match, and which of them rank above the rest. */
export interface TextQuery {
  /** One written word for each typed one. */
  all: string;
  /** One written word for any of the typed ones. */
  some: string;
  /** The words as they were typed. */
  exact: string;
}

/** Builds the queries for a typed text; undefined when no typed word stands for a written one. */
export function textQuery(words: TypedWord[]): TextQuery | undefined {
  const groups = words.filter((word) => word.written.length > 0).map((word) => either(word.written));
  if (groups.length === 0) return undefined;
  return {
    all: groups.length === words.length ? groups.join(' & ') : '',
    some: groups.join(' | '),
    exact: either(words.map((word) => word.typed)),
  };
}

function either(words: string[]): string {
  return `(${words.map((word) => `'${word}'`).join(' | ')})`;
}
