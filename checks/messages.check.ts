import { browserFilesOf } from './support/browser-files.ts';
import { importsOf } from './support/imports.ts';
import { type MessageUse, messageUses } from './support/message-uses.ts';
import { argumentsOf, literalTextOf, messagesOf } from './support/messages.ts';
import { sourceFiles } from './support/source-files.ts';
import { syntaxOf, textsOf, typedObjectKeysOf } from './support/syntax.ts';

const english = messagesOf('en');
const arabic = messagesOf('ar');
const files = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx']).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);
/** Uses of messages, texts and imports of each file, which is parsed once. */
const parsedFiles = files.map((file) => {
  const tree = syntaxOf(file);
  return {
    uses: messageUses(file, tree),
    texts: [...textsOf(tree).map(({ text }) => text), ...typedObjectKeysOf(tree)],
    imports: importsOf(file, tree),
  };
});
const uses = parsedFiles.flatMap((file) => file.uses);

/** Keys of texts in the script of the other language: the label of the language switch. */
const otherScriptKeys = new Set(['browser.otherLanguage']);

/**
 * Namespaces that reach browsers: `browser` with every page, the others in a `MessageScope` or on demand
 * (`deferred-messages.ts`).
 */
const browserNamespaces =
  /^(?:browser|forms|account|orders|checkout|coupons|shippings|buyerReview|mailAlert|languageOffer|look|fit|inspector)\b/;

const arabicLetter = /[\u0600-\u06ff]/;
const letter = /\p{L}/u;

describe('messages', () => {
  test('have the same keys in English and Arabic', () => {
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('are not empty', () => {
    const empty = [...english, ...arabic].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  test('take the same arguments in both languages', () => {
    const argumentsByKey = (messages: Map<string, string>) =>
      Object.fromEntries([...messages].map(([key, text]) => [key, argumentsOf(text)]));
    expect(argumentsByKey(arabic)).toEqual(argumentsByKey(english));
  });

  test('are written in the script of their language', () => {
    const untranslated = [...arabic].filter(
      ([, text]) => letter.test(literalTextOf(text)) && !arabicLetter.test(literalTextOf(text)),
    );
    const arabicInEnglish = [...english].filter(([, text]) => arabicLetter.test(literalTextOf(text)));
    const violations = [...untranslated, ...arabicInEnglish].filter(([key]) => !otherScriptKeys.has(key));
    expect(violations).toEqual([]);
  });

  test('are all used', () => {
    const texts = new Set(parsedFiles.flatMap((file) => file.texts));
    const patterns = uses.map(({ parts }) => keyPattern(parts));
    const isUsed = (key: string) =>
      patterns.some((pattern) => {
        const [found, ...runTimeParts] = pattern.exec(key) ?? [];
        return found !== undefined && runTimeParts.every((part) => texts.has(part));
      });
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  test('receive all their arguments', () => {
    const requiredArguments = new Map([...english].map(([key, text]) => [key, argumentsOf(text)]));
    const violations = uses.flatMap(({ path, line, parts, argumentNames }) => {
      const pattern = keyPattern(parts);
      const keys = [...requiredArguments.keys()].filter((key) => pattern.test(key));
      const lacksArgument = (key: string) =>
        argumentNames !== null && requiredArguments.get(key)?.some((name) => !argumentNames.includes(name));
      // A computed key may stand for some of the keys that match.
      return keys.length > 0 && keys.every(lacksArgument) ? [`${path}:${line} ${parts.join('*')}`] : [];
    });
    expect(violations).toEqual([]);
  });

  test('reach the browser when a client component uses them', () => {
    const browserFiles = browserFilesOf(
      files,
      parsedFiles.flatMap(({ imports }) => imports),
    );
    const violations = uses.filter(
      ({ path, namespace }) => browserFiles.has(path) && !browserNamespaces.test(namespace),
    );
    expect(
      violations.map(({ path, line, namespace }: MessageUse) => `${path}:${line} uses ${namespace}`),
    ).toEqual([]);
  });
});

/** Pattern of the keys that consist of these literal parts with any text between them. */
function keyPattern(parts: string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(.+)')}$`);
}
