import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '../../reference-api/catalogue/catalogue.ts';
import type { LocalizedText } from '../../reference-api/catalogue/types.ts';
import { messages } from '../../reference-api/http/messages.ts';
import { messagesOf } from './messages.ts';

type Language = 'en' | 'ar';

/** A text of the shop with the key or path at which it stands. */
export interface ShopText {
  /** Key of a message, or path of the text in its object. */
  key: string;
  text: string;
}

/** All texts of the shop in a language: messages, catalogue and responses of the reference API, tenants. */
export function shopTexts(language: Language): ShopText[] {
  const tenants = readFileSync(path.resolve(__dirname, '..', '..', 'tenants.json'), 'utf8');
  return [
    ...[...messagesOf(language)].map(([key, text]) => ({ key, text })),
    ...textsIn(catalogue, 'catalogue', language),
    ...textsIn(messages, 'apiMessages', language),
    ...textsIn(JSON.parse(tenants), 'tenants', language),
  ];
}

/** English names of categories, tags, products and slides. */
export function catalogueTitles(): string[] {
  const { categories, featureTags, products, slides } = catalogue;
  return [
    ...[...categories, ...featureTags].map(({ name }) => name.en),
    ...[...products, ...slides].map(({ title }) => title.en),
  ];
}

/** Fields without texts of the shop: customers write the reviews, and keywords are lists of search terms. */
const excludedFields = new Set(['reviews', 'keywords']);

function textsIn(value: unknown, key: string, language: Language): ShopText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalizedText(value)) return [{ key, text: value[language] }];
  return Object.entries(value).flatMap(([name, field]) =>
    excludedFields.has(name) ? [] : textsIn(field, `${key}.${field?.slug ?? name}`, language),
  );
}

function isLocalizedText(value: object): value is LocalizedText {
  return 'en' in value && 'ar' in value && typeof value.en === 'string' && typeof value.ar === 'string';
}
