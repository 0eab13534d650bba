import path from 'node:path';
import type { SourceFile } from './source-files.ts';
import { isNode, lineOf, literalText, type Node, syntaxOf, walk } from './syntax.ts';

export interface Import {
  /** Path of the importing file. */
  from: string;
  line: number;
  /** Path of a project file, or name of a package. */
  target: string;
  isPackage: boolean;
  /** True when only types are imported, which bundles do not contain. */
  isTypeOnly: boolean;
}

/** All imports, re-exports, requires and dynamic imports of a module; of a computed specifier, only its literal prefix. */
export function importsOf(file: SourceFile, tree = syntaxOf(file)): Import[] {
  const imports: Import[] = [];
  walk(tree, (node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) {
      imports.push({
        from: file.path,
        line: lineOf(node),
        ...resolveSpecifier(file.path, specifier),
        isTypeOnly: importsOnlyTypes(node),
      });
    }
  });
  return imports;
}

function specifierOf(node: Node): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isNode(node.source) ? literalText(node.source) : null;
    case 'TSImportType':
      return literalPrefixOf(node.argument);
    case 'CallExpression': {
      const callee = node.callee as Node;
      const isImport =
        callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
      return isImport ? literalPrefixOf((node.arguments as Node[])[0]) : null;
    }
    default:
      return null;
  }
}

function importsOnlyTypes(node: Node): boolean {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = (node.specifiers ?? []) as Node[];
  return (
    specifiers.length > 0 &&
    specifiers.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type')
  );
}

function literalPrefixOf(node: unknown): string | null {
  if (isNode(node, 'TemplateLiteral')) return literalPrefixOf((node.quasis as Node[])[0]);
  if (isNode(node, 'TSLiteralType')) return literalPrefixOf(node.literal);
  return isNode(node) ? literalText(node) : null;
}

function resolveSpecifier(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('@/')) return { target: specifier.slice(2), isPackage: false };
  if (specifier.startsWith('.'))
    return { target: path.posix.join(path.posix.dirname(from), specifier), isPackage: false };
  const [scopeOrName = '', nameInScope] = specifier.split('/');
  const name = scopeOrName.startsWith('@') ? `${scopeOrName}/${nameInScope}` : scopeOrName;
  return { target: name, isPackage: true };
}
