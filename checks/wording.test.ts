import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { messagesOf } from './support/messages.ts';

const root = path.resolve(__dirname, '..');
const catalogue = readdirSync(path.join(root, 'upstream/catalogue'))
  .filter((name) => name.endsWith('.ts') && !name.includes('check-catalogue'))
  .map((name) => `upstream/catalogue/${name}`);

/** Every text of the shop in Arabic: messages, and what the reference API brings. */
const arabic = [
  'messages/ar.json',
  'upstream/http/words.ts',
  'upstream/mail/reset-mail.ts',
  ...catalogue,
].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** A letter or a vowel sign: what a word must not go on with. */
const goesOn = '[\\u0621-\\u0652\\u0670]';

const otherSpellings = [
  'عربة',
  'ديل',
  'الديل',
  'شمبانيا',
  'ستان',
  'بدي',
  'عباءات',
  'فئة',
  'الفئات',
  'انستجرام',
  'إنستغرام',
];

test.each(otherSpellings)('%s is spelt another way in this shop', (word) => {
  const spelt = new RegExp(`(?<!${goesOn})${word}(?!${goesOn})`);
  expect(arabic.filter(({ text }) => spelt.test(text)).map(({ file }) => file)).toEqual([]);
});

test('Arabic texts have the digits that their prices have', () => {
  expect(
    arabic.filter(({ text }) => /[\u0660-\u0669\u06f0-\u06f9]/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

test('whoever is addressed in Arabic is a woman, with the kasra that says so', () => {
  const endsInKaf = new RegExp(`${goesOn}*ك(?!${goesOn})`, 'g');
  const notAddressed = /^[وفبل]*(?:ذلك|تلك|هناك|هنالك|كذلك|يملك|يشارك|فك|ك)$/;
  const bare = [...messagesOf('ar')].flatMap(([key, text]) =>
    (text.match(endsInKaf) ?? []).filter((word) => !notAddressed.test(word)).map((word) => `${key}: ${word}`),
  );
  expect(bare).toEqual([]);
});

test('what is counted in Arabic has its plural, and what English counts, Arabic counts', () => {
  const english = messagesOf('en');
  const wrong = [...messagesOf('ar')].flatMap(([key, text]) => {
    const forms = pluralsIn(parse(text));
    const counts = pluralsIn(parse(english.get(key) ?? '')).length > 0;
    const without = forms.filter((names) => !names.includes('few'));
    return without.length > 0 || (counts && forms.length === 0) ? [key] : [];
  });
  expect(wrong).toEqual([]);
});

/** The names of the forms of every plural in a message; what tells single numbers apart is none. */
function pluralsIn(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    const forms = Object.keys(element.options);
    const counts = element.type === TYPE.plural && forms.some((name) => /^(?!other$)[a-z]/.test(name));
    return counts ? [forms, ...inside] : inside;
  });
}
