import { messageUses } from './support/message-uses.ts';
import { messagesOf } from './support/messages.ts';
import { catalogueTitles, shopTexts } from './support/shop-texts.ts';
import { type SourceFile, sourceFiles } from './support/source-files.ts';
import { type Node, nodesOf, syntaxOf } from './support/syntax.ts';

const english = messagesOf('en');

/** Quoted by the specification or the contract, to the letter. */
const quoted = /\berrors\.emailInvalid$|^notFound\.|^product\.customerReviews$/;

test.each([
  ['e-mail', /\b(?:email|(?<!e-)mail)s?\b/i],
  [
    'American spelling, as the specification’s Color, favorite and Jewelry',
    /\b(?:\w*colour\w*|jewellery|favourites?|\w*metres?|\w*centres?|\w+isation|(?:minim|organ|moistur|recogn|personal)is\w+|aluminium|lustre|ageing)\b/i,
  ],
])('English says it one way: %s', (_rule, otherwise) => {
  const wrong = shopTexts('en').filter(
    ({ owner, text }) => !quoted.test(owner) && otherwise.test(wordsIn(text)),
  );
  expect(wrong).toEqual([]);
});

test('what is counted in English has its plural, but where the contract gives the words', () => {
  const fixed =
    /^(?:browser\.(?:cart\.(?:button|severalAdded)|wishlist\.link|compare\.link)|listing\.productCount)$/;
  const constant = /^(?:preview\.|campaigns\.)/;
  const arabic = messagesOf('ar');
  const wrong = [...english].filter(
    ([key, text]) =>
      !fixed.test(key) &&
      !constant.test(key) &&
      !/plural/.test(text) &&
      /\{(?:count|days|to|quantity)\} [a-z]/.test(text) &&
      /plural/.test(arabic.get(key) ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('names of what is sold and shown begin every word that counts with a capital', () => {
  expect(catalogueTitles().filter(isUncapitalised)).toEqual([]);
});

/** Headings that are a sentence, and the one that is named as the button that opens its form. */
const sentences =
  /^(?:browser\.error\.title|error\.title|account\.addresses\.add|listing\.(?:failed|empty)|browser\.listing\.titleFor|home\.(?:quote|ourStory))$/;
/** Pages for the shop's own people are written in sentence case throughout. */
const forStaff = /^(?:campaigns|preview|browser\.inspector)\./;

test('headings of the shop’s pages begin every word that counts with a capital', () => {
  const shown = sourceFiles(['app', 'components'], ['.tsx'])
    .filter(({ path }) => !/\.test\.tsx$|\/dev\//.test(path))
    .flatMap(keysInHeadings);
  const titles = [...english.keys()].filter((key) => key.endsWith('.title'));
  const wrong = [...new Set([...shown, ...titles])].filter(
    (key) =>
      !quoted.test(key) &&
      !sentences.test(key) &&
      !forStaff.test(key) &&
      isUncapitalised(english.get(key) ?? ''),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(wrong.map((key) => english.get(key))).toEqual([]);
});

/** Keys of the messages that a file draws in headings of the first and second order. */
function keysInHeadings(file: SourceFile): string[] {
  const headings = nodesOf(syntaxOf(file), 'JSXElement').filter((element) => {
    const name = (element.openingElement as Node).name as Node;
    return name.name === 'h1' || name.name === 'h2';
  });
  const lines = headings.map(({ loc }) => loc as { start: { line: number }; end: { line: number } });
  return messageUses(file)
    .filter(({ line }) => lines.some(({ start, end }) => line >= start.line && line <= end.line))
    .flatMap(({ parts }) => (parts.length === 1 ? parts : []));
}

/** Whether a word has a small letter first that a title gives a capital. */
function isUncapitalised(title: string): boolean {
  const small = /^(?:a|an|and|as|at|but|by|de|for|from|in|of|off|on|or|the|to|up|wa|with)$/;
  return wordsIn(title)
    .split(/\s+/)
    .some((word, index) => /^\p{Ll}/u.test(word) && (index === 0 || !small.test(word)));
}

/** Without tags, and names of what a message is given. */
function wordsIn(text: string): string {
  return text.replace(/<[^>]*>/g, ' ').replace(/\{\w+(?:, \w+,)?|\bmail \{/g, ' X ');
}
