import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '../../upstream/catalogue/catalogue.ts';
import type { Text } from '../../upstream/catalogue/types.ts';
import { words } from '../../upstream/http/words.ts';
import { messagesOf } from './messages.ts';

type Language = 'en' | 'ar';

/** What the shop says somewhere. */
export interface ShopText {
  /** Where: the key of a message, or whose text it is. */
  owner: string;
  text: string;
}

/** Every text the shop says in a language: messages, what the reference API sells and answers, the facts of the shops. */
export function shopTexts(language: Language): ShopText[] {
  const tenants = readFileSync(path.resolve(__dirname, '..', '..', 'tenants.json'), 'utf8');
  return [
    ...[...messagesOf(language)].map(([owner, text]) => ({ owner, text })),
    ...textsIn(catalogue, 'catalogue', language),
    ...textsIn(words, 'words', language),
    ...textsIn(JSON.parse(tenants), 'tenants', language),
  ];
}

/** The names of everything that is sold and shown, in English. */
export function catalogueTitles(): string[] {
  const { categories, featureTags, products, slides } = catalogue;
  return [
    ...[...categories, ...featureTags].map(({ name }) => name.en),
    ...[...products, ...slides].map(({ title }) => title.en),
  ];
}

/** Reviews are what customers said, and keywords are a list that is taken apart. */
const notSaid = new Set(['reviews', 'keywords']);

function textsIn(value: unknown, owner: string, language: Language): ShopText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ owner, text: value[language] }];
  return Object.entries(value).flatMap(([name, inside]) =>
    notSaid.has(name) ? [] : textsIn(inside, `${owner}.${inside?.slug ?? name}`, language),
  );
}

function isText(value: object): value is Text {
  return 'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string';
}
