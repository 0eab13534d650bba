import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

interface NestedMessages {
  [key: string]: string | NestedMessages;
}

/** Messages of a language by their full key, such as `browser.error.title`. */
export function messagesOf(locale: string): Map<string, string> {
  const file = path.resolve(__dirname, '..', '..', 'messages', `${locale}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
}

function flatten(nested: NestedMessages, keyPrefix = ''): [string, string][] {
  return Object.entries(nested).flatMap(([name, value]) =>
    typeof value === 'string' ? [[keyPrefix + name, value]] : flatten(value, `${keyPrefix}${name}.`),
  );
}

/** Names of the arguments of an ICU message. @throws {SyntaxError} for invalid ICU syntax */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  collectArguments(parse(message), names);
  return [...names].sort();
}

/** Literal text of an ICU message without its arguments. */
export function literalTextOf(message: string): string {
  return literals(parse(message)).join(' ');
}

/** Cases of each `select` argument of an ICU message, without `other`. */
export function selectCasesOf(message: string): Map<string, string[]> {
  const cases = new Map<string, string[]>();
  collectSelectCases(parse(message), cases);
  return cases;
}

function collectSelectCases(elements: MessageFormatElement[], cases: Map<string, string[]>): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) collectSelectCases(element.children, cases);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    if (element.type === TYPE.select) {
      const newCases = Object.keys(element.options).filter((name) => name !== 'other');
      cases.set(element.value, [...new Set([...(cases.get(element.value) ?? []), ...newCases])]);
    }
    for (const { value } of Object.values(element.options)) collectSelectCases(value, cases);
  }
}

function literals(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literals(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    return Object.values(element.options).flatMap(({ value }) => literals(value));
  });
}

function collectArguments(elements: MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.tag) collectArguments(element.children, names);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collectArguments(option.value, names);
    }
  }
}
