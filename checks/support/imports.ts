import path from 'node:path';
import type { SourceFile } from './source-files.ts';
import { isNode, lineOf, literalText, type Node, syntaxOf, walk } from './syntax.ts';

export interface Import {
  from: string;
  line: number;
  /** Path in the project for a file of the project, else the name of the package. */
  target: string;
  isPackage: boolean;
}

/** Everything a module imports, re-exports, requires or loads later. Of an address put together at run time, the fixed start counts. */
export function importsOf(file: SourceFile, tree = syntaxOf(file)): Import[] {
  const found: Import[] = [];
  walk(tree, (node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) {
      found.push({ from: file.path, line: lineOf(node), ...resolve(file.path, specifier) });
    }
  });
  return found;
}

function specifierOf(node: Node): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isNode(node.source) ? literalText(node.source) : null;
    case 'TSImportType':
      return startOf(node.argument);
    case 'CallExpression': {
      const callee = node.callee as Node;
      const loads = callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
      return loads ? startOf((node.arguments as Node[])[0]) : null;
    }
    default:
      return null;
  }
}

function startOf(node: unknown): string | null {
  if (isNode(node, 'TemplateLiteral')) return startOf((node.quasis as Node[])[0]);
  if (isNode(node, 'TSLiteralType')) return startOf(node.literal);
  return isNode(node) ? literalText(node) : null;
}

function resolve(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('@/')) return { target: specifier.slice(2), isPackage: false };
  if (specifier.startsWith('.'))
    return { target: path.posix.join(path.posix.dirname(from), specifier), isPackage: false };
  const [scope = '', name] = specifier.split('/');
  return { target: scope.startsWith('@') ? `${scope}/${name}` : scope, isPackage: true };
}
