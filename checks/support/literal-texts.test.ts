import { literalTexts } from './literal-texts.ts';
import { syntaxOf } from './syntax.ts';

describe('literalTexts', () => {
  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{"Hello"}</p>', 'Hello'],
    ['<p>{open ? "Hello" : null}</p>', 'Hello'],
    [`<p>{\`Hello \${name}\`}</p>`, 'Hello '],
    ['<img alt="Hello" />', 'Hello'],
    [`<img alt={\`Hello \${name}\`} />`, 'Hello '],
    ['<p>{"Hello " + name}</p>', 'Hello '],
  ])('finds a literal text in %s: %s', (code, text) => {
    expect(literalTexts(syntaxOf({ path: 'sample.tsx', text: code }))).toEqual([{ text, line: 1 }]);
  });

  test.each([
    '<p className="hello" id="hello">{t("hello")}</p>',
    `<p id={\`hello-\${id}\`}>{count}% / 5</p>`,
    '<p>{kind === "hello" ? t("one") : null}</p>',
  ])('finds no literal text in %s', (code) => {
    expect(literalTexts(syntaxOf({ path: 'sample.tsx', text: code }))).toEqual([]);
  });
});
