import { literalTexts } from './support/literal-texts.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf } from './support/syntax.ts';

test('components contain no hard-coded text', () => {
  const files = sourceFiles(['app', 'components'], ['.tsx']).filter(({ path }) => !isTestFile(path));
  const violations = files.flatMap((file) =>
    literalTexts(syntaxOf(file)).map(({ text, line }) => `${file.path}:${line} ${text.trim()}`),
  );
  expect(violations).toEqual([]);
});
