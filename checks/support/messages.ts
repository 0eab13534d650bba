import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

interface Nested {
  [key: string]: string | Nested;
}

/** Messages of a language by their full key, such as `browser.error.title`. */
export function messagesOf(locale: string): Map<string, string> {
  const file = path.resolve(__dirname, '..', '..', 'messages', `${locale}.json`);
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8'))));
}

function flat(nested: Nested, above = ''): [string, string][] {
  return Object.entries(nested).flatMap(([name, value]) =>
    typeof value === 'string' ? [[above + name, value]] : flat(value, `${above}${name}.`),
  );
}

/** Names of everything an ICU message needs to be given. @throws {SyntaxError} when it is not one */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  collect(parse(message), names);
  return [...names].sort();
}

/** The fixed words of an ICU message, without what it is given. */
export function wordsOf(message: string): string {
  return literals(parse(message)).join(' ');
}

function literals(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literals(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(({ value }) => literals(value));
  });
}

function collect(elements: MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.tag) collect(element.children, names);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collect(option.value, names);
    }
  }
}
