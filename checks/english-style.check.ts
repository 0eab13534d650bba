import { messageUses } from './support/message-uses.ts';
import { messagesOf } from './support/messages.ts';
import { catalogueTitles, shopTexts } from './support/shop-texts.ts';
import { type SourceFile, sourceFiles } from './support/source-files.ts';
import { type Node, nodesOf, syntaxOf } from './support/syntax.ts';

const messages = messagesOf('en');

/** Keys of texts with fixed wording (docs/behaviour.md §5, §2.7 and §2.12). */
const fixedWording = /\berrors\.emailInvalid$|^notFound\.|^product\.customerReviews$/;

describe('English texts', () => {
  test.each([
    ['e-mail', /\b(?:email|(?<!e-)mail)s?\b/i],
    [
      'American spelling',
      /\b(?:\w*colour\w*|jewellery|favourites?|\w*metres?|\w*centres?|\w+isation|(?:minim|organ|moistur|recogn|personal)is\w+|aluminium|lustre|ageing)\b/i,
    ],
  ])('use one spelling: %s', (_rule, pattern) => {
    const violations = shopTexts('en').filter(
      ({ key, text }) => !fixedWording.test(key) && pattern.test(plainText(text)),
    );
    expect(violations).toEqual([]);
  });

  test('have plural forms for counts unless their wording is fixed', () => {
    const countsWithFixedWording =
      /^(?:browser\.(?:cart\.(?:button|severalAdded)|wishlist\.link|compare\.link)|listing\.productCount)$/;
    // Counts in these texts are constant or shown beside their label.
    const withoutPlurals = /^(?:preview\.|campaigns\.)/;
    const arabic = messagesOf('ar');
    const violations = [...messages].filter(
      ([key, text]) =>
        !countsWithFixedWording.test(key) &&
        !withoutPlurals.test(key) &&
        !/plural/.test(text) &&
        /\{(?:count|days|to|quantity)\} [a-z]/.test(text) &&
        /plural/.test(arabic.get(key) ?? ''),
    );
    expect(violations).toEqual([]);
  });

  test('use title case in names of the catalogue', () => {
    expect(catalogueTitles().filter(lacksTitleCase)).toEqual([]);
  });

  /** Keys of headings that are sentences, and of one that equals the button that opens its form. */
  const sentenceHeadings =
    /^(?:browser\.error\.title|error\.title|account\.addresses\.add|listing\.(?:failed|empty)|browser\.listing\.titleFor|home\.(?:quote|ourStory))$/;
  /** Internal pages use sentence case throughout. */
  const internalPages = /^(?:campaigns|preview|inspector)\./;

  test('use title case in headings of the shop', () => {
    const headingKeys = sourceFiles(['app', 'components'], ['.tsx'])
      .filter(({ path }) => !/\.test\.tsx$|\/dev\//.test(path))
      .flatMap(keysInHeadings);
    const titles = [...messages.keys()].filter((key) => key.endsWith('.title'));
    const violations = [...new Set([...headingKeys, ...titles])].filter(
      (key) =>
        !fixedWording.test(key) &&
        !sentenceHeadings.test(key) &&
        !internalPages.test(key) &&
        lacksTitleCase(messages.get(key) ?? ''),
    );
    expect(headingKeys.length).toBeGreaterThan(15);
    expect(violations.map((key) => messages.get(key))).toEqual([]);
  });
});

/** Keys of the messages inside `h1` and `h2` elements of a file. */
function keysInHeadings(file: SourceFile): string[] {
  const headings = nodesOf(syntaxOf(file), 'JSXElement').filter((element) => {
    const name = (element.openingElement as Node).name as Node;
    return name.name === 'h1' || name.name === 'h2';
  });
  const ranges = headings.map(({ loc }) => loc as { start: { line: number }; end: { line: number } });
  const usesInHeadings = messageUses(file).filter(({ line }) =>
    ranges.some(({ start, end }) => line >= start.line && line <= end.line),
  );
  // A key of several parts is known only at run time.
  return usesInHeadings.flatMap(({ parts }) => (parts.length === 1 ? parts : []));
}

/** True when a word begins with a lowercase letter although title case capitalizes it. */
function lacksTitleCase(title: string): boolean {
  const minorWords = /^(?:a|an|and|as|at|but|by|de|for|from|in|of|off|on|or|the|to|up|wa|with)$/;
  return plainText(title)
    .split(/\s+/)
    .some((word, index) => /^\p{Ll}/u.test(word) && (index === 0 || !minorWords.test(word)));
}

/** Removes tags, argument names and the select case `mail`, which is not a text, from an ICU message. */
function plainText(text: string): string {
  return text.replace(/<[^>]*>/g, ' ').replace(/\{\w+(?:, \w+,)?|\bmail \{/g, ' X ');
}
