import { importsOf } from './support/imports.ts';
import { type MessageUse, messageUses } from './support/message-uses.ts';
import { argumentsOf, messagesOf, wordsOf } from './support/messages.ts';
import { sourceFiles } from './support/source-files.ts';
import { syntaxOf, tableKeysOf, textsOf } from './support/syntax.ts';

const english = messagesOf('en');
const arabic = messagesOf('ar');
const files = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx']).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);
/** What the checks look at in each file, which is parsed once. */
const read = files.map((file) => {
  const tree = syntaxOf(file);
  return {
    uses: messageUses(file, tree),
    texts: [...textsOf(tree).map(({ text }) => text), ...tableKeysOf(tree)],
    imports: importsOf(file, tree).map(({ target }) => target),
  };
});
const uses = read.flatMap((file) => file.uses);

/** Written in the other language on purpose: the switch names the language it leads to. */
const inTheOtherScript = new Set(['browser.otherLanguage']);

/** Every page carries the first namespace, some bring others with `MessageScope`. */
const carried = /^(?:browser|forms|account|orders|checkout)\b/;

const arabicLetter = /[\u0600-\u06ff]/;
const letter = /\p{L}/u;

test('English and Arabic have the same messages', () => {
  expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
});

test('no message is empty', () => {
  const empty = [...english, ...arabic].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test('a message needs the same values in both languages', () => {
  const needs = (messages: Map<string, string>) =>
    Object.fromEntries([...messages].map(([key, text]) => [key, argumentsOf(text)]));
  expect(needs(arabic)).toEqual(needs(english));
});

test('Arabic messages are written in Arabic, English ones are not', () => {
  const untranslated = [...arabic].filter(
    ([, text]) => letter.test(wordsOf(text)) && !arabicLetter.test(wordsOf(text)),
  );
  const arabicInEnglish = [...english].filter(([, text]) => arabicLetter.test(wordsOf(text)));
  const wrong = [...untranslated, ...arabicInEnglish].filter(([key]) => !inTheOtherScript.has(key));
  expect(wrong).toEqual([]);
});

test('every message is used', () => {
  const texts = new Set(read.flatMap((file) => file.texts));
  const patterns = uses.map(({ parts }) => keyPattern(parts));
  const isUsed = (key: string) =>
    patterns.some((pattern) => {
      const [found, ...runTimeParts] = pattern.exec(key) ?? [];
      return found !== undefined && runTimeParts.every((part) => texts.has(part));
    });
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

test('what draws in the browser uses only messages that the page carries there', () => {
  const inBrowser = clientFiles();
  const wrong = uses.filter(({ path, namespace }) => inBrowser.has(path) && !carried.test(namespace));
  expect(wrong.map(({ path, line, namespace }: MessageUse) => `${path}:${line} uses ${namespace}`)).toEqual(
    [],
  );
});

function keyPattern(parts: string[]): RegExp {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(.+)')}$`);
}

/** Files that begin with 'use client', and all that they import. */
function clientFiles(): Set<string> {
  const imported = new Map(files.map(({ path }, index) => [path, read[index]?.imports]));
  const reached = new Set<string>();
  const follow = (path: string) => {
    const file = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => imported.has(candidate));
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    imported.get(file)?.forEach(follow);
  };
  files
    .filter(({ text }) => /^\s*['"]use client['"]/.test(text))
    .forEach(({ path }) => {
      follow(path);
    });
  return reached;
}
