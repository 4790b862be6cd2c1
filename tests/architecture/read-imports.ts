import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export interface Import {
  /** The importing file, from the root of the repository. */
  readonly from: string
  /** The specifier as written. */
  readonly specifier: string
  /** Path of the imported file without extension; undefined for a package. */
  readonly to: string | undefined
  /** The import is erased at run time. */
  readonly typeOnly: boolean
}

export function readImports(from: string): Import[] {
  const source = ts.createSourceFile(from, readFileSync(from, 'utf8'), ts.ScriptTarget.Latest)
  const found: Import[] = []
  const add = (literal: ts.Node, typeOnly: boolean) => {
    if (!ts.isStringLiteralLike(literal)) return
    const specifier = literal.text
    found.push({ from, specifier, to: resolve(from, specifier), typeOnly })
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
      add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2))
  if (specifier.startsWith('@tests/')) return join('tests', specifier.slice(7))
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}
