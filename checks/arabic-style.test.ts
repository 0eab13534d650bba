import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { messagesOf } from './support/messages.ts';
import { shopTexts } from './support/shop-texts.ts';

const root = path.resolve(__dirname, '..');
const catalogueFiles = readdirSync(path.join(root, 'reference-api/catalogue'))
  .filter((name) => name.endsWith('.ts') && !name.includes('validate-'))
  .map((name) => `reference-api/catalogue/${name}`);

/** Every file with Arabic texts: messages, tenants and the reference API. */
const arabicFiles = [
  'messages/ar.json',
  'tenants.json',
  'reference-api/http/messages.ts',
  'reference-api/mail/order-mail.ts',
  'reference-api/mail/password-reset-mail.ts',
  'reference-api/seed/generated/vocabulary.ts',
  ...catalogueFiles,
].map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Characters that continue a word: a match beside one is only part of the word. */
const letterOrVowelSign = '[\\u0621-\\u0652\\u0670]';

/** Misspelt words, and words that the texts spell in another correct way. */
const rejectedSpellings = [
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

describe('Arabic texts', () => {
  test.each(rejectedSpellings)('do not contain the spelling %s', (word) => {
    const pattern = new RegExp(`(?<!${letterOrVowelSign})${word}(?!${letterOrVowelSign})`);
    expect(arabicFiles.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('use the Western digits of prices, not Arabic-Indic ones', () => {
    const arabicIndicDigit = /[\u0660-\u0669\u06f0-\u06f9]/;
    const violations = arabicFiles.filter(({ text }) => arabicIndicDigit.test(text));
    expect(violations.map(({ file }) => file)).toEqual([]);
  });

  test('use Arabic commas, semicolons and question marks', () => {
    expect(matchesInArabicTexts(/[\u0600-\u06ff]\s?[,;?]/g)).toEqual([]);
  });

  test('address a woman with kasra on the suffix ك', () => {
    const wordEndingInKaf = new RegExp(`${letterOrVowelSign}*ك(?!${letterOrVowelSign})`, 'g');
    // Words whose final ك belongs to the word; add one that this test rejects wrongly.
    const stems = [
      'ذلك|تلك|هناك|هنالك|كذلك|[يت]ملك|[يت]شارك|[يت]تحرك|[يت]شوك|[يت]ترك|[يت]تماسك|متماسك|[يت]ستهلك|احتكاك',
      'زمالك|فيسبوك|فك|سميك|سمك|مشبك|مسك|تونيك|أسكوربيك|فيروليك|ك',
    ];
    const kafInStem = new RegExp(`^[وفبل]*(?:ال)?(?:${stems.join('|')})$`);
    expect(
      matchesInArabicTexts(wordEndingInKaf).filter(([, word]) => !kafInStem.test(removeVowelSigns(word))),
    ).toEqual([]);
  });

  test('address a woman with kasra on verbs and pronouns in ت', () => {
    const stems = 'أنت|كنت|لست|أردت|شئت|احتجت|رأيت|اخترت|نسيت|تسوّقت|وجدت|أضفت|طلبت|سجّلت|أرسلت|كتبت';
    expect(
      matchesInArabicTexts(
        new RegExp(`(?<!${letterOrVowelSign})[وف]?(?:${stems})(?!${letterOrVowelSign})`, 'g'),
      ),
    ).toEqual([]);
  });

  /** Masculine imperatives, except those that are spelled like another word. */
  const masculineImperatives = [
    'اختر أضف اضغط ابحث تابع تحقق حاول اكتب أرسل انقر اقرأ افتح أغلق اعرض شاهد شارك انسخ سجل أدخل استخدم تسوق جرب البس',
    'راجع راسل طبق أزل احذف كبر خذ انتظر تواصل انظر احتفظ تأكد أعد اطلب أكمل عدل اسأل الصق أكد نسق أخبر اشتر اجعل نظف',
    'اغسل احفظ اخلع امسح تحدث انتقل تصفح اكتشف استعمل جفف قس',
  ].flatMap((line) => line.split(' '));

  test('address a woman with feminine imperatives', () => {
    const letter = '[\\u0621-\\u064a]';
    const imperatives = new RegExp(
      `(?<!${letter})[وف]?(?:${masculineImperatives.join('|')})(?!${letter})`,
      'g',
    );
    // A noun here: 'browsing in Arabic'.
    const texts = shopTexts('ar').filter(({ key }) => key !== 'languageOffer.browse');
    const violations = texts.flatMap(({ key, text }) =>
      (removeVowelSigns(text).match(imperatives) ?? []).map((word) => [key, word]),
    );
    expect(violations).toEqual([]);
  });

  /**
   * Keys of texts that need neither a singular nor a dual: labels below a separate number, and texts with a constant count.
   */
  const keysWithoutSingularAndDual =
    /^(?:browser\.units|preview\.dataFindings|campaigns\.(?:range\.invalid|speed\.scale)|browser\.listing\.showing)/;

  test('have plural forms wherever the English text has them', () => {
    const english = messagesOf('en');
    const violations = [...messagesOf('ar')].flatMap(([key, text]) => {
      const plurals = pluralsIn(parse(text));
      const hasEnglishPlural = pluralsIn(parse(english.get(key) ?? '')).length > 0;
      const neededForms = keysWithoutSingularAndDual.test(key) ? ['few'] : ['one', 'two', 'few'];
      const isFormMissing = plurals.some((forms) => !neededForms.every((form) => forms.includes(form)));
      return isFormMissing || (hasEnglishPlural && plurals.length === 0) ? [key] : [];
    });
    expect(violations).toEqual([]);
  });

  test('translate equal English texts of API and shop equally', () => {
    const english = messagesOf('en');
    const arabicByEnglish = new Map([...messagesOf('ar')].map(([key, text]) => [english.get(key), text]));
    const apiTexts = (locale: 'en' | 'ar') =>
      shopTexts(locale).filter(({ key }) => key.startsWith('apiMessages.'));
    const englishApiTexts = apiTexts('en');
    expect(englishApiTexts).not.toEqual([]);
    const violations = apiTexts('ar').flatMap(({ text }, index) => {
      const shopText = arabicByEnglish.get(englishApiTexts[index]?.text);
      return shopText === undefined || shopText === text ? [] : [[shopText, text]];
    });
    expect(violations).toEqual([]);
  });
});

/** Forms (`one`, `few`, …) of every plural in a message, except plurals with only `other` and exact numbers. */
function pluralsIn(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const nested = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    const forms = Object.keys(element.options);
    const hasNamedForm = element.type === TYPE.plural && forms.some((name) => /^(?!other$)[a-z]/.test(name));
    return hasNamedForm ? [forms, ...nested] : nested;
  });
}

/** Matches in Arabic texts as pairs of the text's key and the match. */
function matchesInArabicTexts(pattern: RegExp): [string, string][] {
  return shopTexts('ar').flatMap(({ key, text }) =>
    (text.match(pattern) ?? []).map((found): [string, string] => [key, found]),
  );
}

function removeVowelSigns(text: string): string {
  return text.replace(/[\u064b-\u0652\u0670]/g, '');
}
