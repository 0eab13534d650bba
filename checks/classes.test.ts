import postcss from 'postcss';
import { isPhysicalClass } from './support/class-names.ts';
import { sourceFiles } from './support/source-files.ts';
import { isNode, lineOf, literalText, nodesOf, syntaxOf, textsOf } from './support/syntax.ts';

const components = sourceFiles(['app', 'components'], ['.ts', '.tsx']);
const styles = sourceFiles(['app', 'components'], ['.css']);

const physicalProperty =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|left|right|border-(?:left|right)(?:-.*)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sidedProperty = /^(?:text-align|float|clear)$/;
const side = /\b(?:left|right)\b/;

function isPhysical(property: string, value: string): boolean {
  return physicalProperty.test(property) || (sidedProperty.test(property) && side.test(value));
}

test('no class speaks of left and right, so that Arabic pages turn around by themselves', () => {
  const wrong = components.flatMap((file) =>
    textsOf(syntaxOf(file)).flatMap(({ text, line }) =>
      text
        .split(/\s+/)
        .filter(isPhysicalClass)
        .map((name) => `${file.path}:${line} ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no style sheet speaks of left and right', () => {
  expect(styles.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const { path, text } of styles) {
    postcss.parse(text).walkDecls(({ prop, value, source }) => {
      if (isPhysical(prop, value)) wrong.push(`${path}:${source?.start?.line} ${prop}: ${value}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('no inline style speaks of left and right', () => {
  const wrong = components.flatMap((file) =>
    nodesOf(syntaxOf(file), 'JSXAttribute')
      .filter(({ name }) => isNode(name) && name.name === 'style')
      .flatMap((attribute) => nodesOf(attribute, 'ObjectProperty'))
      .filter(({ key, value }) => {
        const property = isNode(key) ? String(key.name ?? key.value) : '';
        const dashed = property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
        return isPhysical(dashed, isNode(value) ? (literalText(value) ?? '') : '');
      })
      .map((property) => `${file.path}:${lineOf(property)}`),
  );
  expect(wrong).toEqual([]);
});

test('what is typed into or chosen from has an edge that can be seen', () => {
  const fields = components.flatMap((file) =>
    nodesOf(syntaxOf(file), 'JSXOpeningElement')
      .filter(({ name }) => isNode(name) && /^(?:input|select|textarea|Field)$/.test(String(name.name)))
      .flatMap((field) => textsOf(field).map(({ text, line }) => ({ text, at: `${file.path}:${line}` }))),
  );
  expect(fields.filter(({ text }) => /(?:^| )border-(?:sand|ink\/)/.test(text))).toEqual([]);
});
