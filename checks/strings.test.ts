import { literalTexts } from './support/literal-texts.ts';
import { sourceFiles } from './support/source-files.ts';
import { syntaxOf } from './support/syntax.ts';

test('every text that people see or hear comes from the messages', () => {
  const files = sourceFiles(['app', 'components'], ['.tsx']);
  const wrong = files.flatMap((file) =>
    literalTexts(syntaxOf(file)).map(({ text, line }) => `${file.path}:${line} ${text.trim()}`),
  );
  expect(wrong).toEqual([]);
});
