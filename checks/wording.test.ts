import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { messagesOf } from './support/messages.ts';
import { shopTexts } from './support/shop-texts.ts';

const root = path.resolve(__dirname, '..');
const catalogue = readdirSync(path.join(root, 'upstream/catalogue'))
  .filter((name) => name.endsWith('.ts') && !name.includes('check-catalogue'))
  .map((name) => `upstream/catalogue/${name}`);

/** Every file with texts of the shop in Arabic: messages, and what the reference API brings. */
const arabic = [
  'messages/ar.json',
  'tenants.json',
  'upstream/http/words.ts',
  'upstream/mail/order-mail.ts',
  'upstream/mail/reset-mail.ts',
  'upstream/seed/generated/words.ts',
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
  'غرافيت',
  'جدًّا',
  'القصّة',
  'بقصّة',
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

test('Arabic words are followed by Arabic commas, semicolons and question marks', () => {
  expect(saidInArabic(/[\u0600-\u06ff]\s?[,;?]/g)).toEqual([]);
});

test('whoever is addressed in Arabic is a woman, with the kasra that says so', () => {
  const endsInKaf = new RegExp(`${goesOn}*ك(?!${goesOn})`, 'g');
  const stems = [
    'ذلك|تلك|هناك|هنالك|كذلك|[يت]ملك|[يت]شارك|[يت]تحرك|[يت]شوك|[يت]ترك|[يت]تماسك|متماسك|[يت]ستهلك|احتكاك',
    'فك|سميك|سمك|مشبك|مسك|تونيك|أسكوربيك|فيروليك|ك',
  ];
  const notAddressed = new RegExp(`^[وفبل]*(?:ال)?(?:${stems.join('|')})$`);
  expect(saidInArabic(endsInKaf).filter(([, word]) => !notAddressed.test(bare(word)))).toEqual([]);
});

test('she is never addressed by a verb or pronoun without its kasra', () => {
  const stems = 'أنت|كنت|لست|أردت|شئت|احتجت|رأيت|اخترت|نسيت|تسوّقت|وجدت|أضفت|طلبت|سجّلت|أرسلت|كتبت';
  expect(saidInArabic(new RegExp(`(?<!${goesOn})[وف]?(?:${stems})(?!${goesOn})`, 'g'))).toEqual([]);
});

/** Imperatives as they would be said to a man; words that are written like something else are left out. */
const toMen = [
  'اختر أضف اضغط ابحث تابع تحقق حاول اكتب أرسل انقر اقرأ افتح أغلق اعرض شاهد شارك انسخ سجل أدخل استخدم تسوق جرب البس',
  'راجع راسل طبق أزل احذف كبر خذ انتظر تواصل انظر احتفظ تأكد أعد اطلب أكمل عدل اسأل الصق أكد نسق أخبر اشتر اجعل نظف',
  'اغسل احفظ اخلع امسح تحدث انتقل تصفح اكتشف استعمل جفف قس',
].flatMap((line) => line.split(' '));

test('what she is asked to do, a woman is asked', () => {
  const letter = '[\\u0621-\\u064a]';
  const asked = new RegExp(`(?<!${letter})[وف]?(?:${toMen.join('|')})(?!${letter})`, 'g');
  const found = shopTexts('ar').flatMap(({ owner, text }) =>
    (bare(text).match(asked) ?? []).map((word) => [owner, word]),
  );
  expect(found).toEqual([]);
});

/** What stands below a number that is drawn on its own, and numbers that are always the same. */
const oneAndTwoElsewhere =
  /^(?:browser\.units|preview\.dataFindings|campaigns\.(?:range\.unusable|speed\.scale)|browser\.listing\.showing)/;

test('what is counted in Arabic has its plural, and what English counts, Arabic counts', () => {
  const english = messagesOf('en');
  const wrong = [...messagesOf('ar')].flatMap(([key, text]) => {
    const forms = pluralsIn(parse(text));
    const counts = pluralsIn(parse(english.get(key) ?? '')).length > 0;
    const needed = oneAndTwoElsewhere.test(key) ? ['few'] : ['one', 'two', 'few'];
    const short = forms.some((names) => !needed.every((name) => names.includes(name)));
    return short || (counts && forms.length === 0) ? [key] : [];
  });
  expect(wrong).toEqual([]);
});

test('what upstream and shop say in the same English words, they say in the same Arabic words', () => {
  const english = messagesOf('en');
  const arabicOf = new Map([...messagesOf('ar')].map(([key, text]) => [english.get(key), text]));
  const answered = shopTexts('ar').filter(({ owner }) => owner.startsWith('words.'));
  const inEnglish = shopTexts('en').filter(({ owner }) => owner.startsWith('words.'));
  const wrong = answered.flatMap(({ text }, index) => {
    const said = arabicOf.get(inEnglish[index]?.text);
    return said === undefined || said === text ? [] : [[said, text]];
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

/** Whatever matches in what the shop says in Arabic, with where it stands. */
function saidInArabic(pattern: RegExp): [string, string][] {
  return shopTexts('ar').flatMap(({ owner, text }) =>
    (text.match(pattern) ?? []).map((found): [string, string] => [owner, found]),
  );
}

/** Without vowel signs. */
function bare(text: string): string {
  return text.replace(/[\u064b-\u0652\u0670]/g, '');
}
