import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from '../i18n/routing.ts';
import { SettingsError } from '../settings/settings.ts';
import type { Tenant } from './tenant.ts';

/** Uncompiled ICU messages of a language, nested by namespace. */
interface SourceMessages {
  [name: string]: string | SourceMessages;
}

/** Loads the uncompiled messages of both languages; the build contains compiled ones. */
export function loadSourceMessages(): Record<Locale, SourceMessages> {
  const load = (locale: Locale): SourceMessages =>
    JSON.parse(readFileSync(new URL(`../../../messages/${locale}.json`, import.meta.url), 'utf8'));
  return { en: load('en'), ar: load('ar') };
}

/**
 * Checks that the own texts of all shops replace existing texts, and use only arguments of the texts that they replace.
 * @throws {SettingsError} naming the shop, the language and the key
 */
export function checkTexts(tenants: readonly Tenant[], messages: Record<Locale, SourceMessages>): void {
  for (const { id, texts } of tenants) {
    for (const locale of locales) {
      for (const [key, text] of Object.entries(texts[locale] ?? {})) {
        const error = errorOf(
          text,
          locales.map((language) => findMessage(messages[language], key)),
        );
        if (error !== null) {
          throw new SettingsError(
            `Setting TENANTS_FILE: shop ${id}, texts.${locale}, ${JSON.stringify(key)}: ${error}`,
          );
        }
      }
    }
  }
}

function findMessage(messages: SourceMessages, key: string): string | undefined {
  let found: string | SourceMessages | undefined = messages;
  for (const name of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns what is wrong with an own text of a shop; null when nothing is.
 * @param originals the replaced text in every language; undefined where it does not exist
 */
function errorOf(text: string, originals: (string | undefined)[]): string | null {
  if (originals.includes(undefined)) return 'there is no such text';
  const availableArguments = new Set(
    originals.flatMap((original) => [...argumentsOf(parse(original ?? ''))]),
  );
  let usedArguments: Set<string>;
  try {
    usedArguments = argumentsOf(parse(text));
  } catch (error) {
    return `malformed: ${(error as Error).message}`;
  }
  const unknownArguments = [...usedArguments].filter((argument) => !availableArguments.has(argument));
  if (unknownArguments.length === 0) return null;
  const allowed =
    availableArguments.size === 0 ? 'it has none' : `it has ${[...availableArguments].sort().join(', ')}`;
  return `unknown argument ${unknownArguments.join(', ')}; ${allowed}`;
}

/** Returns the arguments of a message in ICU notation: `{name}`, `{count, plural}`, `<link>`. */
function argumentsOf(elements: MessageFormatElement[]): Set<string> {
  const messageArguments = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      messageArguments.add(`<${element.value}>`);
      for (const argument of argumentsOf(element.children)) messageArguments.add(argument);
      continue;
    }
    // An own text may print an argument as it is, even if the original counts or selects by it.
    messageArguments.add(`{${element.value}}`);
    if (element.type === TYPE.argument) continue;
    messageArguments.add(`{${element.value}, ${argumentTypes[element.type]}}`);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const { value } of Object.values(element.options))
      for (const argument of argumentsOf(value)) messageArguments.add(argument);
  }
  return messageArguments;
}

const argumentTypes = {
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};
