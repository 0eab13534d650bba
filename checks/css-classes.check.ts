import postcss from 'postcss';
import { isPhysicalClass } from './support/class-names.ts';
import { sourceFiles } from './support/source-files.ts';
import { isNode, lineOf, literalText, nodesOf, syntaxOf, textsOf } from './support/syntax.ts';

const codeFiles = sourceFiles(['app', 'components'], ['.ts', '.tsx']);
const styleSheets = sourceFiles(['app', 'components'], ['.css']);

const physicalProperty =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|left|right|border-(?:left|right)(?:-.*)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const propertyWithSides = /^(?:text-align|float|clear)$/;
const side = /\b(?:left|right)\b/;

function isPhysicalDeclaration(property: string, value: string): boolean {
  return physicalProperty.test(property) || (propertyWithSides.test(property) && side.test(value));
}

describe('styles', () => {
  test('use logical directions in class names, for right-to-left pages', () => {
    const violations = codeFiles.flatMap((file) =>
      textsOf(syntaxOf(file)).flatMap(({ text, line }) =>
        text
          .split(/\s+/)
          .filter(isPhysicalClass)
          .map((name) => `${file.path}:${line} ${name}`),
      ),
    );
    expect(violations).toEqual([]);
  });

  test('separate class names from expressions, beside which Tailwind finds none', () => {
    const classAttributes = codeFiles.flatMap((file) =>
      nodesOf(syntaxOf(file), 'JSXAttribute')
        .filter(({ name }) => isNode(name) && /class/i.test(String(name.name)))
        .map((attribute) => ({ file, attribute })),
    );
    const violations = classAttributes.flatMap(({ file, attribute }) =>
      nodesOf(attribute, 'TemplateLiteral')
        .filter((template) => {
          const text = file.text.slice(Number(template.start), Number(template.end));
          return /[^\s`]\0|\0[^\s`]/.test(text.replace(/\$\{[^}]*\}/g, '\0'));
        })
        .map((template) => `${file.path}:${lineOf(template)}`),
    );
    expect(classAttributes.length).toBeGreaterThan(100);
    expect(violations).toEqual([]);
  });

  test('use logical directions in style sheets', () => {
    expect(styleSheets.length).toBeGreaterThan(0);
    const violations: string[] = [];
    for (const { path, text } of styleSheets) {
      postcss.parse(text).walkDecls(({ prop, value, source }) => {
        if (isPhysicalDeclaration(prop, value))
          violations.push(`${path}:${source?.start?.line} ${prop}: ${value}`);
      });
    }
    expect(violations).toEqual([]);
  });

  test('use logical directions in inline styles', () => {
    const violations = codeFiles.flatMap((file) =>
      nodesOf(syntaxOf(file), 'JSXAttribute')
        .filter(({ name }) => isNode(name) && name.name === 'style')
        .flatMap((attribute) => nodesOf(attribute, 'ObjectProperty'))
        .filter(({ key, value }) => {
          const property = isNode(key) ? String(key.name ?? key.value) : '';
          const cssProperty = property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
          return isPhysicalDeclaration(cssProperty, isNode(value) ? (literalText(value) ?? '') : '');
        })
        .map((property) => `${file.path}:${lineOf(property)}`),
    );
    expect(violations).toEqual([]);
  });

  test('give form fields a border with enough contrast', () => {
    const fieldTexts = codeFiles.flatMap((file) =>
      nodesOf(syntaxOf(file), 'JSXOpeningElement')
        .filter(({ name }) => isNode(name) && /^(?:input|select|textarea|Field)$/.test(String(name.name)))
        .flatMap((field) => textsOf(field).map(({ text, line }) => ({ text, at: `${file.path}:${line}` }))),
    );
    const faintBorder = /(?:^| )border-(?:sand|ink[-/])/;
    expect(fieldTexts.filter(({ text }) => faintBorder.test(text))).toEqual([]);
  });
});
