import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** The texts and modules that a module of the browser's code refers to. */
export interface TextModule {
  /** Modules that load with it: static imports, and dynamic imports without a name. */
  readonly imports: readonly string[]
  /** Modules that it loads under a name: `lazyPart('rank', () => import('./rank'))`, a line of a registry. */
  readonly chunks: readonly { readonly name: string; readonly path: string }[]
  /** Strings that may be text keys; `error.${kind}` becomes `error.*`. */
  readonly words: readonly string[]
  /** The strings that it shows itself: the arguments of `t(…)`. */
  readonly shown: readonly string[]
}

/** Modules by their path in the repository: `entry` and all that it refers to, transitively. */
export function readTextModules(root: string, entry: string): Map<string, TextModule> {
  const modules = new Map<string, TextModule>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue
    const found = readModule(root, path)
    modules.set(path, found)
    waiting.push(...found.imports, ...found.chunks.map((chunk) => chunk.path))
  }
  return modules
}

function readModule(root: string, path: string): TextModule {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const found = { imports: [] as string[], chunks: [] as { name: string; path: string }[] }
  const words: string[] = []
  const shown: string[] = []
  const visit = (node: ts.Node, isShown: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (!isOfTypes(node)) found.imports.push(...moduleAt(root, path, node.moduleSpecifier))
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const name = chunkName(node, path)
      for (const target of moduleAt(root, path, node.arguments[0])) {
        if (name === undefined) found.imports.push(target)
        else found.chunks.push({ name, path: target })
      }
    } else {
      const word = wordOf(node)
      if (word !== undefined) words.push(word)
      if (word !== undefined && isShown) shown.push(word)
      const isAsking = isShown || (ts.isCallExpression(node) && node.expression.getText(file) === 't')
      ts.forEachChild(node, (each) => visit(each, isAsking))
    }
  }
  visit(file, false)
  return { ...found, words, shown }
}

function wordOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('*')
}

function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}

/** The module of ours that the specifier resolves to; none for a library or for generated JavaScript. */
function moduleAt(root: string, from: string, specifier: ts.Node | undefined): string[] {
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return []
  const { text } = specifier
  if (!text.startsWith('.') && !text.startsWith('@/')) return []
  const path = text.startsWith('@/') ? `src/${text.slice(2)}` : posix.join(posix.dirname(from), text)
  return ['.ts', '.tsx'].map((ending) => path + ending).filter((each) => existsSync(join(root, each)))
}

const loaders = new Set(['lazyPart', 'loadChunk'])

/** The name under which a module's code is loaded, together with its texts. */
function chunkName(node: ts.Node, path: string): string | undefined {
  for (let each = node; !ts.isSourceFile(each); each = each.parent) {
    if (ts.isCallExpression(each) && ts.isIdentifier(each.expression) && loaders.has(each.expression.text)) {
      const [name] = each.arguments
      return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined
    }
    if (ts.isPropertyAssignment(each) && (isRegistry(path) || isOfPartLoader(each)))
      return ts.isComputedPropertyName(each.name) ? undefined : each.name.text
  }
  return undefined
}

function isRegistry(path: string): boolean {
  return path.endsWith('/registry.ts') || path === 'src/site/generated/merchant-blocks.ts'
}

function isOfPartLoader({ parent: { parent } }: ts.PropertyAssignment): boolean {
  return ts.isNewExpression(parent) && parent.expression.getText() === 'PartLoader'
}
